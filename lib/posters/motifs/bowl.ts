import type { Design, Motif } from '../design';
import { disc, ellipse, rect, ring, round } from '../shapes';
import { stage } from '../stage';

/** Seen from above: plate within plate, and the spoon across. */
const meal: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const angle = random.between(20, 70);
  const spoon = `<g transform="rotate(${round(angle)} 50 50)">${rect(46.5, -26, 7, 62, accent)}${ellipse(50, 46, 12, 17, accent)}</g>`;
  return stage(
    field,
    disc(50, 50, 48, form) + ring(50, 50, 40, 2, ground) + disc(50, 50, 30, ground) + spoon,
    { bleed: random.between(0.12, 0.4), mirrored: random.chance(0.5) },
  );
};

/** A bowl and a spoon. */
export const bowl: Design = {
  name: 'bowl',
  motifs: [meal],
  sheets: ['light', 'bright', 'spot', 'second'],
};
