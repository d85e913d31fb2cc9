import type { Design, Motif } from '../design';
import { disc, polygon, rect } from '../shapes';

/** Two posts, a slanted edge between them, and the hole beneath. */
const hung: Motif = (field) => {
  const {
    width,
    height,
    inks: { ground, form, accent },
    random,
  } = field;
  const side = Math.min(width, height * 0.8);
  const [gap, post] = [side * 0.5, side * 0.085];
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const [left, right] = [x - gap / 2, x + gap / 2];
  const top = height * random.between(0.08, 0.24);
  const [near, far] = random.chance(0.5) ? [0.2, 0.36] : [0.36, 0.2];
  const foot = height * 0.76;
  const board = side * 0.17;
  return (
    rect(left - post, 0, post, height, form) +
    rect(right, 0, post, height, form) +
    polygon(
      [
        [left, top],
        [right, top],
        [right, top + height * far],
        [left, top + height * near],
      ],
      accent,
    ) +
    rect(x - side * 0.012, 0, side * 0.024, top, form) +
    rect(left, foot - board, gap, board * 2, form) +
    disc(x, foot, board * 0.62, ground) +
    rect(left, foot - side * 0.006, gap, side * 0.012, ground) +
    rect(0, height * 0.95, width, height * 0.05, form)
  );
};

/** The blade, hung high. */
export const guillotine: Design = {
  name: 'guillotine',
  motifs: [hung],
  sheets: ['light', 'spot', 'dark', 'second', 'bright'],
};
