import type { Design, Motif } from '../design';
import { disc, type Point, polygon, rect, repeat } from '../shapes';

/** Two pyramids before a low sun. */
const sun: Motif = ({ width, height, inks: { form, accent, ground }, random }) => {
  const mirrored = random.chance(0.5);
  const side = Math.min(width, height);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const tip = random.between(0.54, 0.66);
  const large = [at(tip, 0.24), at(1.2, 1), at(-0.06, 1)];
  const [x, y] = at(0.24, 0.28);
  const shade = [at(tip, 0.24), at(tip + 0.1, 1), at(-0.06, 1)];
  const steps = repeat(random.whole(3, 5), (line) =>
    rect(0, height * (0.42 + line * 0.14), width, side * 0.014, ground),
  );
  return (
    disc(x, y, side * random.between(0.16, 0.22), accent) +
    polygon(large, form) +
    steps +
    polygon(
      shade.map(([px, py]) => [px, py]),
      form,
    )
  );
};

/** Pyramids, half of each in shadow. */
export const pyramid: Design = {
  name: 'pyramid',
  motifs: [sun],
  sheets: ['spot', 'light', 'night', 'dark', 'bright'],
};
