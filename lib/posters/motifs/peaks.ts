import type { Design, Motif } from '../design';
import { disc, type Point, polygon } from '../shapes';

/** One peak with its cap before two bare ones, and a small sun. */
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

/** Mountains under snow. */
export const peaks: Design = {
  name: 'peaks',
  motifs: [capped],
  sheets: ['light', 'cool', 'second', 'night', 'spot'],
};
