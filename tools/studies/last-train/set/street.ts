import { randomFrom } from '@/lib/text/random';
import { disc, glow, stroke } from '../../picture/svg';
import { inHaze, type View } from './perspective';

export const half = 10;
const haze = 0.26;
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

/** Street lamps on both kerbs; the furthest `out` of them (0…1) have gone out. */
export function lamps(view: View, id: string, out: number): string {
  const count = 9;
  const spots = Array.from({ length: count }, (_, i) => 8 + i * 17).filter(
    (z) => z > view.eye.z + 1.5,
  );
  return spots
    .toReversed()
    .flatMap((z, i) => {
      const dark = (i + 1) / count <= out;
      return [-1, 1].map((side) => {
        const [footX, footY] = view.at([side * (half - 2.6), 0, z]);
        const [x, y] = view.at([side * (half - 2.6), 5.2, z]);
        const metre = view.metre(z);
        const post = stroke(`M${footX} ${footY}L${x} ${y}`, '#060606', Math.max(1, 0.16 * metre));
        if (dark) return post + disc(x, y, 0.26 * metre, '#111');
        const halo = glow(`${id}${side + 1}-${Math.round(z)}`, x, y, 3.6 * metre, [
          [0, 1, 0.95],
          [0.1, 1, 0.55],
          [0.35, 0.9, 0.16],
          [1, 0.9, 0],
        ]);
        return post + halo + disc(x, y, 0.28 * metre, '#fff');
      });
    })
    .join('');
}

/** Motor-cars that come towards us, each two lamps and a dark shape behind them. */
export function cars(view: View, id: string, beat: number): string {
  return [0, 1, 2]
    .map((i) => {
      const z = view.eye.z + 92 - ((beat * 6.4 + i * 34) % 96);
      if (z < view.eye.z + 10) return '';
      const x = i % 2 ? 2.6 : -2.4;
      const metre = view.metre(z);
      const body = view.face(
        [
          [x - 0.9, 0.3, z],
          [x - 0.95, 1.1, z],
          [x - 0.7, 1.9, z],
          [x + 0.7, 1.9, z],
          [x + 0.95, 1.1, z],
          [x + 0.9, 0.3, z],
        ],
        inHaze(0.03, z - view.eye.z, haze),
      );
      const lights = [-0.7, 0.7].map((side) => {
        const [lampX, lampY] = view.at([x + side, 0.85, z]);
        const halo = glow(`${id}car${i}${side > 0 ? 'r' : 'l'}`, lampX, lampY, 1.5 * metre + 14, [
          [0, 1, 1],
          [0.14, 1, 0.6],
          [0.4, 0.9, 0.16],
          [1, 0.9, 0],
        ]);
        return halo + disc(lampX, lampY, 0.14 * metre + 1, '#fff');
      });
      return body + lights.join('');
    })
    .join('');
}

/** People under umbrellas on the pavements, going away from us or coming, at `beat`. */
export function walkers(view: View, beat: number, many: number): string {
  const random = randomFrom(55);
  const people = Array.from({ length: many }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const pace = (random() < 0.5 ? 1 : -1) * (0.7 + 0.3 * random());
    const start = 6 + 84 * random();
    const x = side * (half - 1 - 2.4 * random());
    const z = view.eye.z + 4 + ((start + pace * beat * 0.55 - view.eye.z * 0.6 + 900) % 86);
    return { x, z, bob: Math.abs(Math.sin(beat * 3 + i)), wide: 0.62 + 0.14 * random() };
  });
  return people
    .toSorted((a, b) => b.z - a.z)
    .map(({ x, z, bob, wide }) => walker(view, x, z, bob, wide))
    .join('');
}

function walker(view: View, x: number, z: number, bob: number, wide: number): string {
  const tone = Math.round(255 * inHaze(0.015, z - view.eye.z, haze, 120));
  const fill = `rgb(${tone},${tone},${tone})`;
  const p = (dx: number, y: number) =>
    view
      .at([x + dx, y + 0.04 * bob, z])
      .map((v) => v.toFixed(1))
      .join(' ');
  const body = `M${p(-0.24, 1.5)}L${p(0.24, 1.5)}L${p(0.33, 0.5)}L${p(0.16, 0.45)}L${p(0.14, 0)}L${p(0.03, 0)}L${p(0, 0.44)}L${p(-0.05, 0)}L${p(-0.16, 0)}L${p(-0.18, 0.45)}L${p(-0.33, 0.5)}Z`;
  const head = `M${p(-0.13, 1.5)}L${p(-0.13, 1.78)}L${p(0.13, 1.78)}L${p(0.13, 1.5)}Z`;
  const dome = `M${p(-wide, 1.84)}Q${p(-wide * 0.8, 2.36)} ${p(0, 2.42)}Q${p(wide * 0.8, 2.36)} ${p(wide, 1.84)}Q${p(wide * 0.72, 1.95)} ${p(wide * 0.42, 1.86)}Q${p(0, 2)} ${p(-wide * 0.42, 1.86)}Q${p(-wide * 0.72, 1.95)} ${p(-wide, 1.84)}Z`;
  const shine = `M${p(-wide * 0.8, 2.08)}Q${p(-wide * 0.5, 2.34)} ${p(0, 2.41)}`;
  return `<path d="${body}${head}${dome}" fill="${fill}"/>${stroke(shine, '#fff', Math.max(0.6, 0.03 * view.metre(z)), 'opacity="0.5"')}`;
}
