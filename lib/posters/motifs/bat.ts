import type { Design, Motif } from '../design';
import { disc, path } from '../shapes';
import { stage } from '../stage';

/** One bat across the whole picture, before a disc. */
const wings: Motif = (field) => {
  const {
    inks: { form, accent },
    random,
  } = field;
  const wing =
    'M50 30L46 18L42 28Q26 18 4 22Q-6 34 -12 58Q2 48 12 60Q22 46 32 60Q40 52 46 66L50 78L54 66Q60 52 68 60Q78 46 88 60Q98 48 112 58Q106 34 96 22Q74 18 58 28L54 18z';
  const moon = disc(50 + random.between(-16, 16), 46, random.between(28, 36), accent);
  return stage(field, moon + path(wing, form), {
    box: [100, 92],
    bleed: 0.22,
    turn: random.between(-14, 14),
  });
};

/** Bats. */
export const bat: Design = {
  name: 'bat',
  motifs: [wings],
  sheets: ['light', 'dark', 'night', 'spot', 'second'],
};
