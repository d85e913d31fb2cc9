import type { Design, Motif } from '../design';
import { disc, repeat, stroke } from '../shapes';
import { stage } from '../stage';

/** One crystal, cut by the edge, and flakes about it. */
const crystal: Motif = (field) => {
  const {
    width,
    height,
    inks: { form, accent },
    random,
  } = field;
  const side = Math.min(width, height);
  const arms = repeat(
    6,
    (arm) =>
      `<g transform="rotate(${arm * 60} 50 50)">${stroke('M50 50V3M50 30L37 19M50 30L63 19M50 17L42 9M50 17L58 9', 5, form)}</g>`,
  );
  const flakes = repeat(9, () =>
    disc(
      random.between(0.04, 0.96) * width,
      random.between(0.04, 0.96) * height,
      side * random.between(0.012, 0.03),
      accent,
    ),
  );
  return (
    flakes +
    stage(field, arms + disc(50, 50, 8, accent), {
      bleed: random.between(0.05, 0.4),
      turn: random.between(0, 60),
      at: [random.pick([0.2, 0.5, 0.8]), random.pick([0.3, 0.7])],
    })
  );
};

/** Snow. */
export const snow: Design = {
  name: 'snow',
  motifs: [crystal],
  sheets: ['cool', 'second', 'spot', 'night', 'dark', 'duo'],
};
