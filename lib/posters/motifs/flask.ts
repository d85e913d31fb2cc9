import type { Design, Motif } from '../design';
import { disc, path, rect, round } from '../shapes';
import { stage } from '../stage';

/** A round flask, half full, somebody in it. */
const grown: Motif = (field) => {
  const {
    inks: { ground, form, accent },
    random,
  } = field;
  const level = random.between(74, 86);
  const half = Math.sqrt(40 ** 2 - (level - 92) ** 2);
  const liquid = path(
    `M${round(50 - half)} ${round(level)}A40 40 0 ${level < 92 ? 1 : 0} 0 ${round(50 + half)} ${round(level)}z`,
    accent,
  );
  const drawing =
    path('M36 0H64V52H36zM28 0H72V8H28z', form) +
    disc(50, 92, 48, form) +
    rect(42, 8, 16, 50, ground) +
    disc(50, 92, 40, ground) +
    liquid +
    disc(50, 78, 8.5, form) +
    path('M35 121Q36 91 50 91Q64 91 65 121Q50 132 35 121z', form) +
    disc(50, 44, 3.4, accent) +
    disc(46, 28, 2.6, accent) +
    disc(53, 18, 1.8, accent);
  return stage(field, drawing, {
    box: [100, 142],
    at: [random.pick([0.3, 0.5, 0.7]), 1],
    bleed: 0.06,
  });
};

/** A flask, and what grows in it. */
export const flask: Design = {
  name: 'flask',
  motifs: [grown],
  sheets: ['light', 'dark', 'night', 'second', 'spot'],
};
