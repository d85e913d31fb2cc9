import { arcs, arms, axis, strings } from './figures';
import type { Phrase } from './phrase';
import { falling, grey, high, lead, low } from './registers';

/** The second part: two arms, nine strings, and arcs at its mouth and foot. */
export const lyre: readonly Phrase[] = [
  {
    ...low,
    figure: arms(215, 600, 34),
    place: falling,
    beat: 20,
    step: 0.75,
    grow: 3.2,
    degrees: [0, 2],
    leaves: 37.2,
    leaveStep: 0.5,
  },
  {
    ...lead,
    figure: strings(300, [120, 560], 11),
    place: falling,
    beat: 23.5,
    step: 0.5,
    grow: 1.3,
    degrees: [5, 7, 8, 10, 12, 10, 8, 7, 5],
    leaves: 35,
    leaveStep: 0.25,
  },
  {
    ...low,
    figure: axis(340, 14),
    place: { x: 451, y: 228, angle: 125 },
    beat: 28,
    step: 1,
    grow: 1.5,
    degrees: [0],
    leaves: 38,
    leaveStep: 0,
  },
  {
    ...high,
    figure: arcs([70, 210], [-62, 62], 9),
    place: { x: 866, y: 518, angle: 35 },
    beat: 29,
    step: 0.5,
    grow: 1.4,
    degrees: [14, 12, 10, 8, 6],
    leaves: 36,
    leaveStep: 0.3,
    fill: grey,
  },
  {
    ...high,
    figure: arcs([60, 190], [118, 242], 9),
    place: { x: 420, y: 206, angle: 35 },
    beat: 32,
    step: 0.5,
    grow: 1.4,
    degrees: [14, 12, 10, 8],
    leaves: 36.6,
    leaveStep: 0.3,
    fill: grey,
  },
];
