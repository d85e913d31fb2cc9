import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';
import type { Figure } from './figures';

/** A run of notes that is at once a figure of strokes. All times in beats. */
export type Phrase = {
  figure: Figure;
  /** Middle of the figure in pixels, and the direction of its axis in degrees. */
  place: { x: number; y: number; angle: number };
  beat: number;
  /** From one note to the next. */
  step: number;
  /** How long a note is held, and how long its stroke takes to grow. */
  grow: number;
  degrees: readonly number[];
  voice: Note['voice'];
  gain: number;
  /** When its first stroke begins to vanish, and after how long the next one follows. */
  leaves: number;
  leaveStep: number;
  fill?: string;
};

/** The notes of a phrase; the place of its figure is the place of its sound. */
export function notesOf(phrase: Phrase): Note[] {
  return phrase.degrees.map((degree, index) => ({
    beat: phrase.beat + index * phrase.step,
    beats: phrase.grow,
    pitch: pitchOf(degree),
    voice: phrase.voice,
    gain: phrase.gain,
    pan: ((phrase.place.x - 640) / 640) * 0.8,
  }));
}
