import { randomFrom } from '@/lib/text/random';
import { inHaze, type View } from './perspective';

export const half = 10;
export const haze = 0.26;
const block = 13;
const storey = 3.4;

type House = { side: 1 | -1; from: number; tall: number; seed: number; storeys: number };

const houses: House[] = ([1, -1] as const).flatMap((side) =>
  Array.from({ length: 14 }, (_, i) => {
    const random = randomFrom(i * 7 + (side > 0 ? 500 : 100));
    const storeys = 5 + Math.floor(4 * random());
    return { side, from: i * block - 6, storeys, tall: storeys * storey + 2.6, seed: i * 7 + side };
  }),
);

/** Both rows of houses of a street that runs into the haze. `lit` 0…1: how many windows have light. */
export function rows(view: View, lit: number): string {
  return houses
    .toSorted((a, b) => b.from - a.from)
    .map((house) => drawHouse(view, house, lit))
    .join('');
}

function drawHouse(view: View, { side, from, tall, seed, storeys }: House, lit: number): string {
  const near = Math.max(from, view.eye.z + 0.4);
  const until = from + block - 0.25;
  if (until <= near) return '';
  const away = from + block / 2 - view.eye.z;
  const x = side * half;
  const wall = view.face(
    [
      [x, 0, near],
      [x, tall, near],
      [x, tall, until],
      [x, 0, until],
    ],
    inHaze(0.065, away, haze),
  );
  const front = view.face(
    [
      [x, 0, near],
      [x, tall, near],
      [x + side * 14, tall, near],
      [x + side * 14, 0, near],
    ],
    inHaze(0.03, away, haze),
  );
  const cornice = view.face(
    [
      [x - side * 0.5, tall, near],
      [x - side * 0.5, tall + 0.5, near],
      [x - side * 0.5, tall + 0.5, until],
      [x - side * 0.5, tall, until],
    ],
    inHaze(0.12, away, haze),
  );
  return (
    front +
    wall +
    cornice +
    windowsOf(view, { side, from, tall, seed, storeys }, lit, away) +
    shopOf(view, side, from, near, until, lit)
  );
}

function windowsOf(
  view: View,
  { side, from, seed, storeys }: House,
  lit: number,
  away: number,
): string {
  const random = randomFrom(seed + 3);
  const x = side * (half - 0.02);
  let panes = '';
  for (let floor = 1; floor < storeys; floor += 1) {
    for (let column = 0; column < 4; column += 1) {
      const [chance, shade] = [random(), random()];
      const [z, y] = [from + 1.6 + column * 2.9, floor * storey + 0.9];
      if (z < view.eye.z + 0.6) continue;
      const light =
        chance < lit
          ? inHaze(0.55 + 0.45 * shade, away, haze + 0.25, 130)
          : inHaze(0.025, away, haze);
      panes += view.face(
        [
          [x, y, z],
          [x, y + 1.9, z],
          [x, y + 1.9, z + 1.3],
          [x, y, z + 1.3],
        ],
        light,
      );
    }
  }
  return panes;
}

/** A shop's long window at the street, while the city is awake. */
function shopOf(
  view: View,
  side: number,
  from: number,
  near: number,
  until: number,
  lit: number,
): string {
  const x = side * (half - 0.03);
  const begin = Math.max(near, from + 1.2);
  if (lit < 0.2 || begin >= until - 1.4) return '';
  const panes = Array.from({ length: 5 }, (_, i) => {
    const [z, end] = [from + 1.2 + i * 2.1, from + 2.9 + i * 2.1];
    if (z < view.eye.z + 0.6) return '';
    const light = inHaze(0.42 + 0.2 * ((i * 3 + from) % 2), from - view.eye.z, 0.5, 120);
    const sill = view.face(
      [
        [x, 0.8, z],
        [x, 1.3, z],
        [x, 1.3, end],
        [x, 0.8, end],
      ],
      light * 0.5,
    );
    return (
      view.face(
        [
          [x, 0.8, z],
          [x, 2.7, z],
          [x, 2.7, end],
          [x, 0.8, end],
        ],
        light,
      ) + sill
    );
  });
  const awning = view.face(
    [
      [x, 3.1, begin],
      [x, 2.9, begin],
      [x - side * 1.3, 2.6, begin],
      [x - side * 1.3, 2.6, until - 1],
      [x, 3.1, until - 1],
    ],
    inHaze(0.03, from - view.eye.z, haze),
  );
  return panes.join('') + awning;
}
