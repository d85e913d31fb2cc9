import type { Design, Motif } from '../design';
import { cord, disc, ellipse, rect, repeat } from '../shapes';
import { stage } from '../stage';

/** Six legs, two wing cases, spots; the quilt's squares behind. */
const bug: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const turn = random.between(-40, 40);
  const legs =
    'M50 50L18 34L4 40M50 62H12L0 72M50 74L20 92L12 108M50 50L82 34L96 40M50 62H88L100 72M50 74L80 92L88 108M44 20L34 2M56 20L66 2';
  const drawing =
    cord(legs, 4, form) +
    disc(50, 26, 13, form) +
    ellipse(50, 68, 28, 40, form) +
    rect(48.6, 30, 2.8, 78, ground) +
    repeat(
      3,
      (spot) => disc(37, 50 + spot * 17, 5.6, accent) + disc(63, 50 + spot * 17, 5.6, accent),
    );
  return stage(field, drawing, { box: [100, 112], turn, bleed: random.between(0.05, 0.2) });
};

/** A beetle, far too large. */
export const beetle: Design = {
  name: 'beetle',
  motifs: [bug],
  sheets: ['light', 'spot', 'bright', 'dark', 'second'],
};
