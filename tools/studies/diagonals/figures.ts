import type { Point } from '../picture/frame';
import type { Line } from './ribbon';

/**
 * Where the stroke of note `index` of `count` runs. `height` is the note's, 0 low … 1 high.
 * Pixels; u (first) runs along the figure's axis, v (second) across it, from its middle.
 */
export type Figure = (index: number, count: number, height: number) => Line;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const share = (index: number, count: number) => (count > 1 ? index / (count - 1) - 0.5 : 0);

/** One long stroke along the axis. */
export const axis =
  (length: number, weight: number): Figure =>
  (index, count) => {
    const v = share(index, count) * weight * 3.2 * (count - 1);
    const points: Point[] = [
      [-length / 2, v],
      [length / 2, v],
    ];
    return { points, root: weight, tip: weight };
  };

/** Teeth along the axis, on one side of it (−1 or 1); a high note is a long tooth. */
export const comb =
  (span: number, side: 1 | -1, [shortest, longest]: Point, weight: number, lean = 90): Figure =>
  (index, count, height) => {
    const u = share(index, count) * span;
    const reach = shortest + (longest - shortest) * height;
    const v = side * 12;
    const tip: Point = [
      u + reach * Math.cos(radians(lean)),
      v + side * reach * Math.sin(radians(lean)),
    ];
    return { points: [[u, v], tip], root: weight, tip: weight * 0.45 };
  };

/** Strings beside each other along the axis; their ends follow a curve, as a lyre's do. */
export const strings =
  (spread: number, [shortest, longest]: Point, weight: number): Figure =>
  (index, count, height) => {
    const s = share(index, count);
    const reach = shortest + (longest - shortest) * height;
    const v = s * spread;
    const foot = -150 + 500 * s * s;
    return {
      points: [
        [foot, v],
        [foot + reach, v],
      ],
      root: weight,
      tip: weight * 0.6,
    };
  };

/** The two bowed arms of a lyre, growing from its foot. */
export const arms =
  (spread: number, reach: number, weight: number): Figure =>
  (index) => {
    const side = index % 2 === 0 ? -1 : 1;
    const points = Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24;
      const bow = Math.sin(t * Math.PI * 0.78) * 1.08 + 0.1 * t;
      return [-230 + reach * t, (side * spread * bow) / 1.15];
    });
    return { points, root: weight, tip: weight * 0.3 };
  };

/** Arcs around one centre; a high note is a narrow arc. Degrees, from the axis towards v. */
export const arcs =
  ([narrow, wide]: Point, [from, until]: Point, weight: number): Figure =>
  (_index, _count, height) => {
    const r = wide - (wide - narrow) * height;
    const points = Array.from({ length: 33 }, (_, i): Point => {
      const angle = radians(from + ((until - from) * i) / 32);
      return [r * Math.cos(angle), r * Math.sin(angle)];
    });
    return { points, root: weight, tip: weight * 0.35 };
  };

/** Steps that climb the axis: a tread along it, then a riser across it. */
export const stairs =
  (tread: number, riser: number, weight: number): Figure =>
  (index, count) => {
    const level = Math.floor(index / 2) - Math.floor(count / 4);
    const [u, v] = [level * tread, -level * riser];
    const flat: Point[] = [
      [u - tread - weight / 2, v],
      [u + weight / 2, v],
    ];
    const upright: Point[] = [
      [u, v],
      [u, v - riser],
    ];
    return { points: index % 2 === 0 ? flat : upright, root: weight, tip: weight };
  };
