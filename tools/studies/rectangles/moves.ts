import type { Box, Plane } from './plane';

type Times = Pick<Plane, 'tone' | 'beat' | 'travel' | 'leave' | 'leaveTravel'>;
type Edge = 'left' | 'right' | 'top' | 'bottom';

export const whole: Box = { x: 8, y: 4.5, w: 16, h: 9 };
const point = ({ x, y }: Box): Box => ({ x, y, w: 0, h: 0 });

/** Comes from the depth as a point, and goes back there. */
export function advance(to: Box, times: Times): Plane {
  return { ...times, from: point(to), to, away: point(to) };
}

/** Slides in from one edge of its own place, and out at another. */
export function slide(to: Box, inFrom: Edge, outAt: Edge, times: Times): Plane {
  return { ...times, from: flat(to, inFrom), to, away: flat(to, outAt) };
}

/** From a far point straight at the eye, past it, and gone; what comes next covers it. */
export function approach(x: number, y: number, tone: number, beat: number, travel: number): Plane {
  const far = { x, y, w: 0, h: 0 };
  const stay = { leave: beat + travel + 4, leaveTravel: 0, away: whole };
  return { tone, beat, travel, from: far, to: whole, ease: (t) => t ** 2.6, ...stay };
}

function flat({ x, y, w, h }: Box, edge: Edge): Box {
  if (edge === 'left') return { x: x - w / 2, y, w: 0, h };
  if (edge === 'right') return { x: x + w / 2, y, w: 0, h };
  if (edge === 'top') return { x, y: y - h / 2, w, h: 0 };
  return { x, y: y + h / 2, w, h: 0 };
}
