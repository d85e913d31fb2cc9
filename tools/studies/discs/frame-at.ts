import { easeInOut, progress } from '../picture/easing';
import type { Frame } from '../picture/frame';
import { eclipseAt } from './eclipse';
import { orbitsAt } from './orbits';
import { palette } from './palette';
import { quartersAt } from './quarters';
import { risingAt } from './rising';

/** From the middle of the frame to its corners. */
const corner = Math.hypot(640, 360) + 2;
const nightfall = { beat: 21.5, length: 2.5 };
const daybreak = { beat: 46, length: 2 };

/** The picture at a beat: day, night, and day again. */
export function frameAt(beat: number): Frame {
  const shapes = [...risingAt(beat), ...orbitsAt(beat), ...quartersAt(beat), ...eclipseAt(beat)];
  const night = easeInOut(progress(beat, nightfall.beat, nightfall.length));
  const day = easeInOut(progress(beat, daybreak.beat, daybreak.length));
  const ground = night === 1 && day < 1 ? palette.ink : palette.paper;
  const wash = { x: 640, y: 360 };
  if (night > 0 && night < 1) {
    return { ground, shapes, wash: { ...wash, r: corner * night, fill: palette.ink } };
  }
  if (day > 0 && day < 1) {
    return { ground, shapes, wash: { ...wash, r: corner * day, fill: palette.paper } };
  }
  return { ground, shapes };
}
