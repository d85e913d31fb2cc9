import type { Design, Motif } from '../design';
import { disc, path, rect, round } from '../shapes';
import { stage } from '../stage';

/** A frame hung askew, and a figure that is half out of it. */
const leaving: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(6, 13);
  const picture =
    `<g transform="rotate(${round(-tilt)} 50 56)">${rect(8, 8, 74, 96, form)}${rect(19, 19, 52, 74, ground)}</g>` +
    disc(62, 44, 13, accent) +
    path('M38 122Q40 62 62 62Q86 62 92 122z', accent);
  return stage(field, picture, {
    box: [100, 116],
    at: [0.5, 1],
    bleed: 0.1,
    mirrored: random.chance(0.5),
  });
};

/** A picture frame that has been left. */
export const frame: Design = {
  name: 'frame',
  motifs: [leaving],
  sheets: ['light', 'dark', 'spot', 'night', 'second'],
};
