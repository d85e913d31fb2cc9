import type { Design, Motif } from '../design';
import { disc, type Point, polygon } from '../shapes';

/** Peaks one behind the other, their caps white, a small sun or flag. */
const capped: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const peak = (x: number, top: number, half: number, ink: string, cap: string) => {
    const deep = (1 - top) * 0.34;
    const w = (half * deep) / (1 - top);
    return (
      polygon([at(x, top), at(x + half, 1), at(x - half, 1)], ink) +
      polygon(
        [
          at(x, top),
          at(x + w, top + deep),
          at(x + w * 0.4, top + deep * 0.72),
          at(x, top + deep * 1.1),
          at(x - w * 0.45, top + deep * 0.76),
          at(x - w, top + deep),
        ],
        cap,
      )
    );
  };
  const side = Math.min(width, height);
  const main = random.between(0.52, 0.66);
  const [x, y] = at(random.between(0.14, 0.26), 0.2);
  return (
    disc(x, y, side * 0.12, accent) +
    peak(main - 0.38, 0.5, 0.44, form, ground) +
    peak(main + 0.36, 0.42, 0.4, form, ground) +
    polygon([at(main, 0.06), at(main + 0.5, 1), at(main - 0.5, 1)], ground) +
    peak(main, 0.09, 0.46, form, accent)
  );
};

/** Mountains under snow. */
export const peaks: Design = {
  name: 'peaks',
  motifs: [capped],
  sheets: ['light', 'cool', 'second', 'night', 'spot'],
};
