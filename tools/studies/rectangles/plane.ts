import { between, easeInOut, progress } from '../picture/easing';

/** Middle and size in modules of 80 px; the frame is 16 by 9 of them. */
export type Box = { x: number; y: number; w: number; h: number };

/** A rectangle that comes, stays and goes. Times in beats; tone 0 black … 1 white. */
export type Plane = {
  tone: number;
  beat: number;
  travel: number;
  leave: number;
  leaveTravel: number;
  from: Box;
  to: Box;
  away: Box;
  /** How it travels; from afar it is slow first and fast at last, as perspective has it. */
  ease?: (t: number) => number;
};

/** Where a plane is at a beat, or nothing while it is not there. */
export function boxAt(plane: Plane, beat: number): Box | undefined {
  if (beat < plane.beat || beat >= plane.leave + plane.leaveTravel) return undefined;
  const coming = (plane.ease ?? easeInOut)(progress(beat, plane.beat, plane.travel));
  const going = easeInOut(progress(beat, plane.leave, plane.leaveTravel));
  return mixBoxes(mixBoxes(plane.from, plane.to, coming), plane.away, going);
}

function mixBoxes(a: Box, b: Box, t: number): Box {
  return {
    x: between(a.x, b.x, t),
    y: between(a.y, b.y, t),
    w: between(a.w, b.w, t),
    h: between(a.h, b.h, t),
  };
}
