import type { Design, Motif } from '../design';
import { disc, path, repeat, round, stroke } from '../shapes';
import { stage } from '../stage';

/** A cone, a face, a ruff. */
const cone: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const lean = random.between(-20, 20);
  const hat = `<g transform="rotate(${round(lean)} 50 66)">${path('M26 52L50 -6L74 52Q50 60 26 52z', form)}${disc(50, -4, 6, accent)}${disc(47, 22, 4.4, accent)}${disc(52, 40, 5, accent)}${disc(50, 66, 25, form)}${disc(41, 62, 3.4, ground)}${disc(59, 62, 3.4, ground)}${disc(50, 71, 4.4, accent)}${stroke('M38 78Q50 88 62 78', 2.6, ground)}</g>`;
  const ruff = repeat(7, (fold) =>
    disc(
      14 + fold * 12,
      100 - Math.sin(((fold + 0.5) / 7) * Math.PI) * 5,
      9,
      fold % 2 ? accent : form,
    ),
  );
  return stage(field, hat + ruff, { box: [100, 112], at: [0.5, 1], mirrored: random.chance(0.5) });
};

/** A clown. */
export const clown: Design = {
  name: 'clown',
  motifs: [cone],
  sheets: ['dark', 'night', 'spot', 'second'],
};
