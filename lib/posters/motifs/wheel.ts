import type { Design, Motif } from '../design';
import { bar, disc, onCircle, repeat, ring } from '../shapes';
import { stage } from '../stage';

/** A spoked wheel, as large as the road lets it. */
const cart: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const spokes = random.pick([8, 10, 12]);
  const turn = random.between(0, Math.PI);
  const drawing =
    ring(50, 50, 43, 9, form) +
    repeat(spokes, (spoke) => {
      const angle = turn + (spoke * 2 * Math.PI) / spokes;
      return bar(...onCircle(50, 50, 25, angle), 40, 4.5, angle, form);
    }) +
    disc(50, 50, 13, accent) +
    disc(50, 50, 4.5, ground);
  return stage(field, drawing, {
    bleed: random.between(0.25, 0.6),
    at: [random.pick([0.15, 0.85]), 0.8],
  });
};

/** A cart's wheel. */
export const wheel: Design = {
  name: 'wheel',
  motifs: [cart],
  sheets: ['light', 'dark', 'spot', 'second', 'bright'],
};
