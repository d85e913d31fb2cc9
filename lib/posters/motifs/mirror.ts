import type { Design, Motif } from '../design';
import { disc, ellipse, path, round } from '../shapes';
import { stage } from '../stage';

/** An oval mirror on its feet; the light falls across it. */
const empty: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const tilt = random.between(-14, 14);
  const glass =
    `<g transform="rotate(${round(tilt)} 50 58)">${ellipse(50, 58, 36, 52, form)}${ellipse(50, 58, 29, 45, ground)}${path('M26 82L68 22Q77 34 78 48L40 101Q30 96 26 82zM52 107L79 68Q77 98 56 107z', accent)}</g>` +
    path('M6 48h7v78h-7zM87 48h7v78h-7zM0 126h20v8H0zM80 126h20v8H80z', form) +
    disc(9.5, 58, 6, form) +
    disc(90.5, 58, 6, form);
  return stage(field, glass, { box: [100, 134], at: [0.5, 1] });
};

/** A mirror with nobody in it. */
export const mirror: Design = {
  name: 'mirror',
  motifs: [empty],
  sheets: ['dark', 'light', 'night', 'spot', 'second'],
};
