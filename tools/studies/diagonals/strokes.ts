import { easeInOut, easeOut, progress } from '../picture/easing';
import type { Point, Shape } from '../picture/frame';
import type { Phrase } from './phrase';
import { ribbon } from './ribbon';

const vanishing = 0.9;
const white = '#f4f0e6';
/** Degrees of the scale the studies reach. */
const highest = 15;

/** The strokes of a phrase that can be seen at a beat. */
export function strokesAt(phrase: Phrase, beat: number): Shape[] {
  return phrase.degrees.flatMap((degree, index) => {
    const grown = easeOut(progress(beat, phrase.beat + index * phrase.step, phrase.grow));
    const gone = easeInOut(progress(beat, phrase.leaves + index * phrase.leaveStep, vanishing));
    if (grown <= gone) return [];
    const line = phrase.figure(index, phrase.degrees.length, degree / highest);
    const points = ribbon(line, gone, grown).map((point) => toFrame(point, phrase.place));
    return [{ kind: 'polygon' as const, points, fill: phrase.fill ?? white }];
  });
}

function toFrame([u, v]: Point, { x, y, angle }: Phrase['place']): Point {
  const turn = (angle * Math.PI) / 180;
  return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)];
}
