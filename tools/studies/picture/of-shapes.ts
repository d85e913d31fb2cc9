import type { Study } from '../study';
import { type Frame, wide } from './frame';
import { toElements } from './to-svg';

/** A study whose pictures are plain shapes on a ground. */
export type StudyOfShapes = Study & { frameAt: (beat: number) => Frame };

/** What such a study has in common with every other: its format, and its drawings. */
export function ofShapes(study: Omit<StudyOfShapes, 'format' | 'drawAt'>): StudyOfShapes {
  const drawAt = (beat: number) => ({ layers: [{ svg: toElements(study.frameAt(beat)) }] });
  return { ...study, format: wide, drawAt };
}
