import type { Design, Motif } from '../design';
import { disc, path, round } from '../shapes';
import { stage } from '../stage';

/** Hat, nobody's face, collar and bow tie. */
const evening: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(-13, 13);
  const drawing =
    `<g transform="rotate(${round(tilt)} 50 40)">${path('M24 -4Q50 -9 76 -4L73 34H27z', form)}${path('M26.6 22H73.4L73 34H27z', accent)}${path('M8 32Q50 44 92 32V40Q50 52 8 40z', form)}</g>` +
    path('M0 132Q2 84 32 78L50 96L68 78Q98 84 100 132z', form) +
    path('M34 76L50 132L66 76L50 96z', ground) +
    path('M50 86L34 77V95zM50 86L66 77V95z', accent) +
    disc(50, 106, 2.4, accent) +
    disc(50, 117, 2.4, accent);
  return stage(field, drawing, {
    box: [100, 132],
    at: [0.5, 1],
    bleed: 0.1,
    mirrored: random.chance(0.5),
  });
};

/** A top hat and tails. */
export const topHat: Design = {
  name: 'top-hat',
  motifs: [evening],
  sheets: ['light', 'spot', 'second'],
};
