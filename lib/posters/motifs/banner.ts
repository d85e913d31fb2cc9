import type { Design, Motif } from '../design';
import { disc, type Point, polygon, rect, repeat } from '../shapes';

/** A standard on its pole, swallow-tailed, and a disc on it. */
const standard: Motif = ({ width, height, inks: { ground, form, accent }, random }) => {
  const mirrored = random.chance(0.5);
  const lean = random.between(-0.06, 0.1);
  const at = (x: number, y: number): Point => [(mirrored ? 1 - x : x) * width, y * height];
  const side = Math.min(width, height);
  const flag = (from: number, deep: number, ink: string) =>
    polygon(
      [
        at(0.2 - lean * 0.4, from),
        at(0.96, from + lean),
        at(0.78, from + deep / 2 + lean),
        at(0.96, from + deep + lean),
        at(0.2, from + deep),
      ],
      ink,
    );
  const pole = polygon(
    [at(0.12 - lean, -0.02), at(0.19 - lean, -0.02), at(0.19, 1), at(0.12, 1)],
    form,
  );
  const [x, y] = at(0.46, 0.32 + lean / 2);
  return (
    pole +
    flag(0.08, 0.48, form) +
    disc(x, y, side * 0.15, accent) +
    polygon(
      [
        [x - side * 0.02, y - side * 0.15],
        [x + side * 0.02, y - side * 0.15],
        [x + side * 0.02, y + side * 0.15],
        [x - side * 0.02, y + side * 0.15],
      ],
      ground,
    ) +
    rect(x - side * 0.15, y - side * 0.05, side * 0.3, side * 0.04, ground) +
    repeat(3, (tongue) =>
      polygon(
        [
          at(0.34 + tongue * 0.2, 1),
          at(0.44 + tongue * 0.2, 0.68 + (tongue % 2) * 0.1),
          at(0.54 + tongue * 0.2, 1),
        ],
        accent,
      ),
    )
  );
};

/** A banner in the wind. */
export const banner: Design = {
  name: 'banner',
  motifs: [standard],
  sheets: ['light', 'spot', 'bright', 'dark', 'second'],
};
