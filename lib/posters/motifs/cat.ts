import type { Design, Motif } from '../design';
import { ellipse, path, polygon, stroke } from '../shapes';
import { stage } from '../stage';

/** Two ears, two eyes, and they look at us. */
const stare: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const slit = random.between(1.6, 4);
  const eye = (x: number, side: number) =>
    path(
      `M${x - 15} ${62 - side * 4}Q${x} 44 ${x + 15} ${62 + side * 4}Q${x} 76 ${x - 15} ${62 - side * 4}z`,
      accent,
    ) + ellipse(x, 61, slit, 8.5, ground === accent ? form : ground);
  const head =
    path('M4 0L38 26Q50 23 62 26L96 0L100 62Q96 100 82 112H18Q4 100 0 62z', form) +
    eye(28, -1) +
    eye(72, 1) +
    polygon(
      [
        [44, 82],
        [56, 82],
        [50, 89],
      ],
      accent,
    ) +
    stroke('M24 86L-4 80M24 92L-4 96M76 86L104 80M76 92L104 96', 1.8, ground);
  return stage(field, head, { box: [100, 112], at: [0.5, 1], bleed: 0.3 });
};

/** A wild cat. */
export const cat: Design = {
  name: 'cat',
  motifs: [stare],
  sheets: ['light', 'dark', 'spot', 'second', 'night'],
};
