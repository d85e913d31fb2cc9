import type { Design, Motif } from '../design';
import { type Point, polygon, rect, repeat } from '../shapes';

/** Two lateen sails, one before the other, on a flat lake. */
const lateen: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const mirrored = random.chance(0.5);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const lean = random.between(-0.06, 0.06);
  const water = height * 0.86;
  const first = [at(0.44, 0.77), at(0.1 + lean, 0.12), at(0.03, 0.7)];
  const second = [at(0.5, 0.77), at(0.86 + lean, 0.02), at(0.97, 0.7)];
  const hull = [at(0.04, 0.8), at(0.96, 0.8), at(0.84, 0.9), at(0.16, 0.9)];
  return (
    polygon(second, accent) +
    polygon(first, form) +
    polygon(hull, form) +
    rect(0, water, width, height - water, form) +
    repeat(2, (line) =>
      rect(
        width * (0.16 + line * 0.3),
        water + (height - water) * (0.3 + line * 0.34),
        width * 0.4,
        height * 0.014,
        ground,
      ),
    )
  );
};

/** Sails. */
export const sail: Design = {
  name: 'sail',
  motifs: [lateen],
  sheets: ['light', 'cool', 'bright', 'second', 'spot'],
};
