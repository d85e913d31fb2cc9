import type { Design, Motif } from '../design';
import { polygon, repeat } from '../shapes';

/** Folds of a curtain, and points that come through it. */
const curtain: Motif = ({ width, height, inks: { form, accent }, random }) => {
  const folds = random.whole(5, 7);
  const step = width / folds;
  const mirrored = random.chance(0.5);
  const cloth = repeat(folds, (fold) =>
    polygon(
      [
        [fold * step, 0],
        [(fold + 0.62) * step, 0],
        [(fold + 0.78) * step, height],
        [fold * step - step * 0.1, height],
      ],
      form,
    ),
  );
  const count = random.whole(2, 3);
  const blades = repeat(count, (blade) => {
    const y = height * ((blade + 0.62) / (count + 0.4));
    const thick = Math.min(width, height) * 0.055;
    const [from, guard, tip] = [-0.02, 0.22 + (blade % 2) * 0.1, 0.74 + (blade % 2) * 0.18].map(
      (x) => (mirrored ? 1 - x : x) * width,
    ) as [number, number, number];
    const back = mirrored ? -1 : 1;
    return polygon(
      [
        [from, y - thick * 0.5],
        [guard, y - thick * 0.5],
        [guard, y - thick * 2.1],
        [guard + back * thick * 0.9, y - thick * 2.1],
        [guard + back * thick * 0.9, y - thick],
        [tip - back * thick * 2, y - thick],
        [tip, y],
        [tip - back * thick * 2, y + thick],
        [guard + back * thick * 0.9, y + thick],
        [guard + back * thick * 0.9, y + thick * 2.1],
        [guard, y + thick * 2.1],
        [guard, y + thick * 0.5],
        [from, y + thick * 0.5],
      ],
      accent,
    );
  });
  return cloth + blades;
};

/** Daggers through a curtain. */
export const daggers: Design = {
  name: 'daggers',
  motifs: [curtain],
  sheets: ['light', 'spot', 'dark', 'bright', 'second'],
};
