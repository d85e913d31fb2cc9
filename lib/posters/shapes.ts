import type { Field } from './design';

export type Point = readonly [x: number, y: number];

/** Rounds a coordinate to one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

export const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`;

export const polygon = (points: readonly Point[], fill: string) =>
  path(`M${points.map(pair).join('L')}z`, fill);

export const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  path(`M${pair([x, y])}h${round(width)}v${round(height)}h${round(-width)}z`, fill);

export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

/** A circle drawn with a stroke of `width`, half of it on either side of `radius`. */
export const ring = (x: number, y: number, radius: number, width: number, ink: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${ink}" stroke-width="${round(width)}"/>`;

/**
 * Base length for large shapes: 0.86 times the geometric mean of the sides. In a narrow field it exceeds the width,
 * so that shapes bleed off the sides.
 */
export const meanSide = (width: number, height: number): number => Math.sqrt(width * height) * 0.86;

/** The point at `angle` (radians, clockwise from the right) on a circle. */
export const onCircle = (x: number, y: number, radius: number, angle: number): Point => [
  x + Math.cos(angle) * radius,
  y + Math.sin(angle) * radius,
];

/** A bar of `length` and `width` whose middle is at x, y, turned by `angle` (radians). */
export function bar(
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  ink: string,
) {
  const [ax, ay] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * length) / 2];
  const [bx, by] = [(-Math.sin(angle) * width) / 2, (Math.cos(angle) * width) / 2];
  return polygon(
    [
      [x - ax - bx, y - ay - by],
      [x + ax - bx, y + ay - by],
      [x + ax + bx, y + ay + by],
      [x - ax + bx, y - ay + by],
    ],
    ink,
  );
}

/** A piece of a ring from one angle to another (radians, clockwise, less than a full turn). */
export function arc(
  x: number,
  y: number,
  radius: number,
  width: number,
  [from, to]: readonly [number, number],
  ink: string,
) {
  const large = to - from > Math.PI ? 1 : 0;
  const [outer, inner] = [radius + width / 2, Math.max(radius - width / 2, 0)];
  const corner = (r: number, angle: number) => pair(onCircle(x, y, r, angle));
  const sweep = (r: number, angle: number, turn: 0 | 1) =>
    `A${round(r)} ${round(r)} 0 ${large} ${turn} ${corner(r, angle)}`;
  const back = inner === 0 ? `L${pair([x, y])}` : `L${corner(inner, to)}${sweep(inner, from, 0)}`;
  return path(`M${corner(outer, from)}${sweep(outer, to, 1)}${back}z`, ink);
}

/** A line along path data, `width` wide. */
export const stroke = (d: string, width: number, ink: string) =>
  `<path fill="none" stroke="${ink}" stroke-width="${round(width)}" d="${d}"/>`;

/** Like `stroke`, with round ends and corners. */
export const roundStroke = (d: string, width: number, ink: string) =>
  `<path fill="none" stroke="${ink}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

export const ellipse = (x: number, y: number, wide: number, high: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(wide)}" ry="${round(high)}" fill="${fill}"/>`;

/** Concatenates `count` drawings; `draw` gets the index. */
export const repeat = (count: number, draw: (turn: number) => string): string =>
  Array.from({ length: count }, (_, turn) => draw(turn)).join('');

type Placement = {
  /** Size of the drawing in its own units. */
  box?: readonly [number, number];
  /** 0: the drawing is contained in the field; 1: it covers the field and is clipped. */
  bleed?: number;
  /** Alignment: 0, 0 is top left, 1, 1 is bottom right. */
  at?: readonly [number, number];
  mirrored?: boolean;
  /** Degrees, clockwise around the drawing's centre. */
  turn?: number;
};

/** Places a drawing of 100 × 100 units (or of `box`) in a field. */
export function placeDrawing(
  { width, height }: Pick<Field, 'width' | 'height'>,
  drawing: string,
  { box: [wide, high] = [100, 100], bleed = 0, at = [0.5, 0.5], mirrored, turn }: Placement = {},
): string {
  const [inside, over] = [
    Math.min(width / wide, height / high),
    Math.max(width / wide, height / high),
  ];
  const scale = inside * (over / inside) ** bleed;
  const x = (width - wide * scale) * at[0] + (mirrored ? wide * scale : 0);
  const y = (height - high * scale) * at[1];
  const size = Math.round(scale * 1000) / 1000;
  const turned = turn ? ` rotate(${round(turn)} ${wide / 2} ${high / 2})` : '';
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${mirrored ? `${-size} ${size}` : size})${turned}">${drawing}</g>`;
}
