import { axis, comb } from './figures';
import type { Phrase } from './phrase';
import { high, lead, low, rising } from './registers';

/** The first part: teeth on either side of one diagonal. */
export const combs: readonly Phrase[] = [
  {
    ...low,
    figure: axis(900, 9),
    place: rising,
    beat: 0.5,
    step: 1,
    grow: 3,
    degrees: [0],
    leaves: 18,
    leaveStep: 0,
  },
  {
    ...lead,
    figure: comb(560, -1, [60, 270], 16),
    place: { x: 600, y: 388, angle: -35 },
    beat: 4,
    step: 0.5,
    grow: 1.2,
    degrees: [3, 5, 4, 7, 6, 9, 8, 11, 10, 13],
    leaves: 15,
    leaveStep: 0.25,
  },
  {
    ...low,
    figure: comb(480, 1, [130, 330], 30),
    place: { x: 690, y: 325, angle: -35 },
    beat: 9.5,
    step: 1,
    grow: 1.6,
    degrees: [4, 3, 2, 0],
    leaves: 16.5,
    leaveStep: 0.4,
  },
  {
    ...high,
    figure: comb(170, -1, [30, 105], 7),
    place: { x: 1010, y: 560, angle: -35 },
    beat: 12,
    step: 0.25,
    grow: 0.8,
    degrees: [10, 11, 12, 13, 14, 13, 12, 11, 10],
    leaves: 17,
    leaveStep: 0.12,
  },
  {
    ...high,
    figure: axis(210, 5),
    place: { x: 1010, y: 560, angle: -35 },
    beat: 11.75,
    step: 1,
    grow: 0.8,
    degrees: [7],
    leaves: 18.4,
    leaveStep: 0,
  },
];
