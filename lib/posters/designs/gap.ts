import type { Design, Motif } from '../design';
import { bar, disc, type Point, polygon, rect } from '../shapes';

/** Two planes with a narrow, slanted gap in colour between them. */
const slit: Motif = ({ width, height, inks, random }) => {
  const lying = random.chance(0.5);
  const [across, along] = lying ? [height, width] : [width, height];
  const [from, to] = [random.between(0.12, 0.88) * across, random.between(0.2, 0.7) * across];
  const ends = [random.between(3, 14), random.between(36, 150)];
  const [first, last] = (random.chance(0.5) ? ends : ends.reverse()) as [number, number];
  const corners: Point[] = [
    [from, 0],
    [from + first, 0],
    [to + last, along],
    [to, along],
  ];
  const turned = corners.map(([x, y]): Point => (lying ? [y, x] : [x, y]));
  return rect(0, 0, width, height, inks.form) + polygon(turned, inks.accent);
};

/** A tall, narrow opening in a wall, and its light on the floor. */
const door: Motif = ({ width, height, inks, random }) => {
  const floor = height * random.between(0.68, 0.76);
  const high = floor * random.between(0.62, 0.8);
  const wide = width * random.between(0.09, 0.15);
  const x = width * random.between(0.22, 0.66);
  const slant = random.between(-1.6, 1.6) * wide;
  return (
    rect(0, 0, width, height, inks.form) +
    rect(x, floor - high, wide, high, inks.accent) +
    polygon(
      [
        [x, floor + 8],
        [x + wide, floor + 8],
        [x + wide * 1.9 + slant, height],
        [x - wide * 0.4 + slant, height],
      ],
      inks.ground,
    )
  );
};

/** A small disc between two planes, which nearly close. */
const press: Motif = ({ width, height, inks, random }) => {
  const radius = Math.min(width, height) * random.between(0.08, 0.14);
  const middle = height * random.between(0.4, 0.6);
  const slope = random.between(-0.2, 0.2) * width;
  const x = width * random.between(0.3, 0.7);
  const at = middle + slope * (x / width - 0.5);
  const lift = radius / Math.cos(Math.atan(slope / width));
  return (
    polygon(
      [
        [0, 0],
        [width, 0],
        [width, middle + slope / 2 - lift],
        [0, middle - slope / 2 - lift],
      ],
      inks.form,
    ) +
    polygon(
      [
        [0, height],
        [width, height],
        [width, middle + slope / 2 + lift],
        [0, middle - slope / 2 + lift],
      ],
      inks.form,
    ) +
    disc(x, at, radius, inks.accent)
  );
};

/** A flight of steps, up or down, with a disc on one of them. */
const stairs: Motif = ({ width, height, inks, random }) => {
  const count = random.integer(5, 7);
  const down = random.chance(0.5);
  const step = width / count;
  const rise = (height * 0.84) / count;
  const heights = Array.from(
    { length: count },
    (_, index) => rise * (down ? count - index : index + 1),
  );
  const treads = heights.flatMap((high, index): Point[] => [
    [index * step, height - high],
    [(index + 1) * step, height - high],
  ]);
  const flight = polygon([[0, height], ...treads, [width, height]], inks.form);
  const at = random.integer(1, count - 2);
  const radius = Math.min(step, rise) * 0.44;
  return (
    flight + disc((at + 0.5) * step, height - (heights[at] ?? 0) - radius, radius, inks.accent)
  );
};

/** A slab that leans on a thin line. */
const lean: Motif = ({ width, height, inks, random }) => {
  const angle = random.between(0.16, 0.34);
  const toRight = random.chance(0.5);
  const [wide, tall] = [width * random.between(0.34, 0.46), height * 1.02];
  const x = width * (toRight ? 0.32 : 0.68);
  const turn = toRight ? angle : -angle;
  const line = width * (toRight ? 0.86 : 0.14);
  return (
    rect(line - 7, height * random.between(0.02, 0.2), 14, height, inks.accent) +
    bar(x, height * 0.56, tall, wide, turn + Math.PI / 2, inks.form)
  );
};

/** A disc, which may be a sun or a head, partly hidden by a plane. */
const horizon: Motif = ({ width, height, inks, random }) => {
  const level = height * random.between(0.52, 0.66);
  const radius = Math.min(width * 0.42, level * 0.82) * random.between(0.62, 1);
  const x = width * random.between(0.32, 0.68);
  const slope = random.between(-0.14, 0.14) * height;
  return (
    disc(x, level + radius * random.between(-0.15, 0.3), radius, inks.accent) +
    polygon(
      [
        [0, level + slope],
        [width, level - slope],
        [width, height],
        [0, height],
      ],
      inks.form,
    )
  );
};

/** Two planes side by side, at different heights, with a short bar in the gap between them. */
const apart: Motif = ({ width, height, inks, random }) => {
  const cut = width * random.between(0.36, 0.64);
  const white = random.between(9, 16);
  const shift = height * random.between(0.14, 0.3);
  const leftHigh = random.chance(0.5);
  const [left, right] = leftHigh ? [0, shift] : [shift, 0];
  const ground = height - shift;
  return (
    rect(0, left, cut - white, ground, inks.form) +
    rect(cut + white, right, width, ground, inks.form) +
    rect(cut - white, height * 0.3, 2 * white, height * random.between(0.2, 0.4), inks.accent)
  );
};

/** Drama: heavy planes with a narrow gap of light. */
export const gap: Design = {
  name: 'gap',
  motifs: [slit, door, press, stairs, lean, horizon, apart],
  sheets: ['light', 'bright', 'cool', 'dark', 'spot', 'second', 'duo', 'night'],
};
