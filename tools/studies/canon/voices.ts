import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';
import { melody, units } from './melody';

/** The projector alone, before and after the tune, in beats. */
export const lead = 6;
const slowest = 2;
/** The beat at which all three voices have come to the end of the tune. */
export const meeting = lead + slowest * units;

/** `unit` in beats: the voices go at 2, 1½ and 1, and set out so that they arrive together. */
export type Part = {
  unit: number;
  octave: number;
  voice: Note['voice'];
  gain: number;
  pan: number;
};

export const parts: readonly Part[] = [
  { unit: slowest, octave: -1, voice: 'bass', gain: 0.5, pan: 0 },
  { unit: 1.5, octave: 0, voice: 'pluck', gain: 0.42, pan: -0.55 },
  { unit: 1, octave: 1, voice: 'bell', gain: 0.2, pan: 0.55 },
];

/** The notes of one voice. */
export function notesOf({ unit, octave, voice, gain, pan }: Part): Note[] {
  let beat = meeting - unit * units;
  return melody.map(([degree, length]) => {
    const note = {
      beat,
      beats: length * unit,
      pitch: pitchOf(degree + 5 * octave),
      voice,
      gain,
      pan,
    };
    beat += length * unit;
    return note;
  });
}
