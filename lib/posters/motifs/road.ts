import type { Design, Motif } from '../design';
import { type Point, polygon, rect } from '../shapes';

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

/** A road to a house. */
export const road: Design = {
  name: 'road',
  motifs: [lone],
  sheets: ['light', 'dark', 'spot', 'night', 'second'],
};
