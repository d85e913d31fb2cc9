import type { Design, Motif } from '../design';
import { disc, path, round } from '../shapes';
import { stage } from '../stage';

/** One very large glass, tilted or not; what is in it stays level. */
const full: Motif = (field) => {
  const {
    inks: { form, accent, ground },
    random,
  } = field;
  const level = random.between(22, 38);
  const inner = 34 - (level - 8) * 0.2;
  const drawing =
    path('M10 0H90L82 52Q78 78 55 82V124H76V134H24V124H45V82Q22 78 18 52z', form) +
    path(
      `M${round(50 - inner)} ${round(level)}H${round(50 + inner)}L75 52Q70 72 50 72Q30 72 25 52z`,
      accent,
    ) +
    path(`M17 6H83L${round(50 + inner)} ${round(level)}H${round(50 - inner)}z`, ground) +
    disc(random.between(38, 62), level + 16, 4, ground) +
    disc(random.between(38, 62), level + 30, 2.6, ground);
  return stage(field, drawing, {
    box: [100, 134],
    at: [random.pick([0.35, 0.5, 0.65]), 1],
    bleed: 0.12,
  });
};

/** A glass, filled. */
export const glass: Design = {
  name: 'glass',
  motifs: [full],
  sheets: ['light', 'bright', 'spot', 'dark', 'second'],
};
