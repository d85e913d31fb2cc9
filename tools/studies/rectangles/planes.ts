import { advance, approach, slide, whole } from './moves';
import type { Plane } from './plane';

const square = (x: number, y: number, side: number) => ({ x, y, w: side, h: side });
const white = 1;
const black = 0;

const squares: Plane[] = [
  advance(square(8, 4.5, 4), { tone: white, beat: 1, travel: 2.5, leave: 4.5, leaveTravel: 1.5 }),
  advance(square(3.5, 4.5, 3), { tone: white, beat: 6, travel: 1, leave: 8.5, leaveTravel: 1 }),
  advance(square(12.5, 4.5, 3), { tone: 0.55, beat: 7, travel: 1, leave: 9, leaveTravel: 1 }),
  advance(square(8, 4.5, 1), { tone: 0.3, beat: 8, travel: 0.5, leave: 9.5, leaveTravel: 0.5 }),
  advance(square(8, 4.5, 7), { tone: white, beat: 10, travel: 1.5, leave: 17, leaveTravel: 0.1 }),
  advance(square(8, 4.5, 5), { tone: black, beat: 11.5, travel: 1, leave: 15, leaveTravel: 1 }),
  advance(square(8, 4.5, 3), { tone: 0.6, beat: 12.5, travel: 1, leave: 14.5, leaveTravel: 1 }),
  advance(square(8, 4.5, 1), { tone: black, beat: 13.5, travel: 0.5, leave: 14, leaveTravel: 1 }),
  {
    ...advance(whole, { tone: white, beat: 16, travel: 2, leave: 40, leaveTravel: 0 }),
    from: square(8, 4.5, 7),
    away: whole,
  },
];

const columnHeights = [3, 5, 4, 6.5, 5.5, 8, 6, 3.5];
const columns: Plane[] = columnHeights.map((h, i) => {
  const top = i % 2 === 0;
  const box = { x: 1 + 2 * i, y: top ? h / 2 : 9 - h / 2, w: 1, h };
  const edge = top ? 'top' : 'bottom';
  const times = { beat: 20 + i * 0.5, travel: 1, leave: 26 + i * 0.25, leaveTravel: 1 };
  return slide(box, edge, edge, { tone: i % 3 === 2 ? 0.5 : black, ...times });
});

const bandWidths = [11, 6, 13, 8];
const bands: Plane[] = bandWidths.map((w, i) => {
  const fromLeft = i % 2 === 0;
  const box = {
    x: fromLeft ? w / 2 : 16 - w / 2,
    y: 1.125 + 2.25 * i,
    w,
    h: i === 1 ? 2.25 : 1.25,
  };
  const [enter, exit] = fromLeft ? (['left', 'right'] as const) : (['right', 'left'] as const);
  const times = { beat: 29 + i * 0.75, travel: 1.25, leave: 34 + i * 0.5, leaveTravel: 1.25 };
  return slide(box, enter, exit, { tone: i === 1 ? 0.35 : black, ...times });
});

const shutters: Plane[] = [
  slide({ x: 3, y: 4.5, w: 6, h: 9 }, 'left', 'left', {
    tone: black,
    beat: 36.5,
    travel: 1.5,
    leave: 41,
    leaveTravel: 0,
  }),
  slide({ x: 13, y: 4.5, w: 6, h: 9 }, 'right', 'right', {
    tone: black,
    beat: 37,
    travel: 1.5,
    leave: 41,
    leaveTravel: 0,
  }),
  slide({ x: 8, y: 2.25, w: 16, h: 4.5 }, 'top', 'top', {
    tone: black,
    beat: 38.5,
    travel: 1,
    leave: 41,
    leaveTravel: 0,
  }),
  slide({ x: 8, y: 6.75, w: 16, h: 4.5 }, 'bottom', 'bottom', {
    tone: black,
    beat: 38.5,
    travel: 1,
    leave: 41,
    leaveTravel: 0,
  }),
];

const tunnelTones = [0.3, 0.55, 0.14, 0.8, 0.42, 1, 0.22, 0.65, 0.05, 0.9, 0.35, 0];
const tunnel: Plane[] = tunnelTones.map((tone, i) =>
  approach(8 + 2.6 * Math.sin(i * 0.7), 4.5 + 1.1 * Math.sin(i * 1.1), tone, 41 + i, 5),
);

const composition: Plane[] = [
  slide({ x: 4.5, y: 5.5, w: 5, h: 7 }, 'bottom', 'bottom', {
    tone: white,
    beat: 58.5,
    travel: 1,
    leave: 75,
    leaveTravel: 1,
  }),
  slide({ x: 10.5, y: 1.5, w: 7, h: 3 }, 'top', 'top', {
    tone: 0.55,
    beat: 59.5,
    travel: 1,
    leave: 75.5,
    leaveTravel: 1,
  }),
  slide({ x: 13, y: 6, w: 6, h: 4 }, 'right', 'right', {
    tone: 0.28,
    beat: 60.5,
    travel: 1,
    leave: 76,
    leaveTravel: 1,
  }),
  slide({ x: 8.5, y: 4.5, w: 0.25, h: 9 }, 'top', 'bottom', {
    tone: 0.8,
    beat: 61.5,
    travel: 1.5,
    leave: 74,
    leaveTravel: 1.5,
  }),
  slide({ x: 8, y: 4, w: 16, h: 0.25 }, 'left', 'right', {
    tone: 0.8,
    beat: 62.5,
    travel: 1.5,
    leave: 74.5,
    leaveTravel: 1.5,
  }),
  advance(square(5, 6, 2), { tone: black, beat: 63.5, travel: 1, leave: 73, leaveTravel: 1 }),
  advance(square(12, 2, 1), {
    tone: white,
    beat: 64.5,
    travel: 0.5,
    leave: 73.5,
    leaveTravel: 0.5,
  }),
  advance(
    { x: 13, y: 6, w: 3, h: 1 },
    { tone: white, beat: 65.5, travel: 0.75, leave: 72.5, leaveTravel: 1 },
  ),
  advance(square(8, 4.5, 4), { tone: white, beat: 77, travel: 1.5, leave: 79, leaveTravel: 3 }),
];

/** All planes of the study, the later ones in front of the earlier. */
export const planes: readonly Plane[] = [
  ...squares,
  ...columns,
  ...bands,
  ...shutters,
  ...tunnel,
  ...composition,
];

/** The beats at which black and white change places. */
export const inversions: readonly number[] = [67, 68, 68.5, 69, 70, 71, 71.5, 72];
