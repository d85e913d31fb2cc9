import type { Design, Motif } from '../design';
import { disc, path, ring } from '../shapes';
import { stage } from '../stage';

/** A bell as it swings, its clapper in colour. */
const swung: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(12, 26) * (random.chance(0.5) ? 1 : -1);
  const bell =
    ring(50, 8, 7, 5, form) +
    disc(50 + Math.sign(turn) * 12, 100, 10, accent) +
    path('M50 12Q76 14 76 50Q76 74 92 88V94H8V88Q24 74 24 50Q24 14 50 12z', form) +
    path('M14 82H86L88 86H12zM24 56h52v3H24z', ground);
  return stage(field, bell, { box: [100, 112], turn, bleed: random.between(0.08, 0.2) });
};

/** A bell. */
export const bell: Design = {
  name: 'bell',
  motifs: [swung],
  sheets: ['light', 'spot', 'second', 'dark', 'bright'],
};
