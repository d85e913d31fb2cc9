import type { Design, Motif } from '../design';
import { disc, path, repeat, stroke } from '../shapes';
import { stage } from '../stage';

/** A pot-bellied cauldron, discs of steam above it, flames beneath. */
const boiling: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const steam = repeat(5, (bubble) =>
    disc(
      30 + bubble * 10 + random.between(-5, 5),
      34 - (bubble % 3) * 12,
      random.between(3, 8),
      bubble % 2 ? accent : form,
    ),
  );
  const pot =
    path('M8 44H92V54H86Q96 76 82 94Q70 106 50 106Q30 106 18 94Q4 76 14 54H8z', form) +
    stroke('M26 66Q24 82 34 92', 4, ground);
  const fire = repeat(5, (flame) =>
    path(
      `M${14 + flame * 15} 132Q${10 + flame * 15} 114 ${22 + flame * 15} ${flame % 2 ? 98 : 106}Q${34 + flame * 15} 118 ${28 + flame * 15} 132z`,
      accent,
    ),
  );
  return stage(field, steam + fire + pot, { box: [106, 132], at: [0.5, 1], bleed: 0.1 });
};

/** A cauldron on its fire. */
export const cauldron: Design = {
  name: 'cauldron',
  motifs: [boiling],
  sheets: ['night', 'dark', 'spot', 'light'],
};
