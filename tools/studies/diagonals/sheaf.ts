import { arcs, axis, comb } from './figures';
import type { Phrase } from './phrase';
import { grey, high, lead, low, rising } from './registers';

/** The last part: everything on the one diagonal again, mirrored. */
export const sheaf: readonly Phrase[] = [
  {
    ...low,
    figure: axis(940, 9),
    place: rising,
    beat: 60,
    step: 1,
    grow: 2,
    degrees: [0],
    leaves: 76.6,
    leaveStep: 0,
  },
  {
    ...lead,
    figure: comb(620, -1, [40, 290], 15),
    place: rising,
    beat: 61,
    step: 0.25,
    grow: 1.2,
    degrees: [2, 4, 6, 8, 10, 12, 14, 15, 14, 12, 10, 8, 6, 4, 2],
    leaves: 72.2,
    leaveStep: 0.2,
  },
  {
    ...lead,
    figure: comb(620, 1, [40, 290], 15),
    place: rising,
    beat: 65,
    step: 0.25,
    grow: 1.2,
    degrees: [2, 4, 6, 8, 10, 12, 14, 15, 14, 12, 10, 8, 6, 4, 2],
    leaves: 72.4,
    leaveStep: 0.2,
  },
  {
    ...high,
    figure: arcs([40, 260], [-40, 40], 9),
    place: { x: 886, y: 188, angle: -35 },
    beat: 68.5,
    step: 0.5,
    grow: 1.6,
    degrees: [7, 10, 12],
    leaves: 71.5,
    leaveStep: 0.3,
    fill: grey,
  },
  {
    ...high,
    figure: arcs([40, 260], [140, 220], 9),
    place: { x: 394, y: 532, angle: -35 },
    beat: 68.75,
    step: 0.5,
    grow: 1.6,
    degrees: [7, 10, 12],
    leaves: 71.5,
    leaveStep: 0.3,
    fill: grey,
  },
];
