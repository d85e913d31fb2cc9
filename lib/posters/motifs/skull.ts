import type { Design, Motif } from '../design';
import { disc, path, rect, repeat } from '../shapes';
import { stage } from '../stage';

/** A skull, eyes and teeth cut out of it. */
const grin: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(-9, 9);
  const teeth = random.pick([4, 5, 6]);
  const skull =
    path(
      'M50 2C80 2 96 24 96 48C96 64 88 74 78 78V104H22V78C12 74 4 64 4 48C4 24 20 2 50 2z',
      form,
    ) +
    disc(30, 50, 13, ground) +
    disc(70, 50, 13, ground) +
    disc(30, 50, random.between(3, 6), accent) +
    disc(70, 50, random.between(3, 6), accent) +
    path('M50 62L58 76H42z', ground) +
    repeat(teeth - 1, (gap) => rect(22 + ((gap + 1) * 56) / teeth - 1.2, 86, 2.4, 18, ground));
  return stage(field, skull, {
    box: [100, 106],
    turn: tilt,
    bleed: random.between(0.1, 0.3),
    at: [0.5, 0.5],
  });
};

/** A skull. */
export const skull: Design = {
  name: 'skull',
  motifs: [grin],
  sheets: ['dark', 'night', 'spot', 'light', 'second'],
};
