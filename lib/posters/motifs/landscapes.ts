import type { Design, Motif } from '../design';
import { disc, type Point, polygon, rect } from '../shapes';

/** A mountain with a snow cap in front of two without, and a small sun. */
const capped: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const slope = (x: number, top: number, half: number) => [
    at(x, top),
    at(x + half, 1),
    at(x - half, 1),
  ];
  const side = Math.min(width, height);
  const main = random.between(0.52, 0.66);
  const [sunX, sunY] = at(main - random.between(0.36, 0.44), random.between(0.14, 0.22));
  const deep = random.between(0.26, 0.36);
  const half = (0.46 * deep) / 0.91;
  const snow = [
    at(main, 0.085),
    at(main + half * 1.01, 0.09 + deep),
    at(main + half * 0.4, 0.09 + deep * 0.72),
    at(main, 0.09 + deep * 1.1),
    at(main - half * 0.45, 0.09 + deep * 0.76),
    at(main - half * 1.01, 0.09 + deep),
  ];
  return (
    disc(sunX, sunY, side * 0.12, accent) +
    polygon(slope(main - 0.36, random.between(0.44, 0.6), 0.42), form) +
    polygon(slope(main + 0.36, random.between(0.34, 0.5), 0.4), form) +
    polygon(slope(main, 0.04, 0.51), ground) +
    polygon(slope(main, 0.09, 0.46), form) +
    polygon(snow, accent)
  );
};

export const peaks: Design = {
  name: 'peaks',
  motifs: [capped],
  sheets: ['light', 'cool', 'second', 'night', 'spot'],
};

/** A road that narrows, and one house at its end. */
const lone: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const end = random.between(0.6, 0.78);
  const side = Math.min(width, height);
  const [x, y] = at(end, 0.46);
  const house = side * 0.11;
  const land = [at(0, 0.5), at(1, 0.44), at(1, 1), at(0, 1)];
  const bend = random.between(0.1, 0.3);
  const way = [
    at(end - 0.015, 0.46),
    at(end + 0.02, 0.46),
    at(bend + 0.5, 0.68),
    at(0.86, 1),
    at(0.2, 1),
    at(bend + 0.32, 0.68),
  ];
  return (
    polygon(land, form) +
    polygon(way, ground) +
    rect(x - house, y - house * 1.1, house * 2, house * 1.3, accent) +
    polygon(
      [
        [x - house * 1.3, y - house],
        [x, y - house * 2.3],
        [x + house * 1.3, y - house],
      ],
      accent,
    ) +
    rect(x - house * 0.25, y - house * 0.6, house * 0.5, house * 0.5, ground)
  );
};

export const road: Design = {
  name: 'road',
  motifs: [lone],
  sheets: ['light', 'dark', 'spot', 'night', 'second'],
};
