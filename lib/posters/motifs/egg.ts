import type { Design, Motif } from '../design';
import { bar, path, repeat, round } from '../shapes';
import { stage } from '../stage';

/** One perfect egg, the light on it, in its nest of strokes. */
const laid: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const turn = random.between(-22, 22);
  const egg = `<g transform="rotate(${round(turn)} 50 52)">${path('M50 4C74 4 86 38 86 60A36 36 0 0 1 14 60C14 38 26 4 50 4z', accent)}</g>`;
  const straws = repeat(9, (straw) =>
    bar(
      50 + (straw - 4) * 10,
      92 + Math.abs(straw - 4) * -2.4,
      52,
      6,
      (straw - 4) * -0.16 + (straw % 2 ? 0.5 : -0.5),
      form,
    ),
  );
  return stage(field, egg + straws, { box: [100, 112], at: [0.5, 1], bleed: 0.1 });
};

/** An egg. */
export const egg: Design = {
  name: 'egg',
  motifs: [laid],
  sheets: ['spot', 'light', 'second', 'dark', 'bright'],
};
