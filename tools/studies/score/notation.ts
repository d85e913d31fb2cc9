import type { Note } from './score';

const letters: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const accidentals: Record<string, number> = { '#': 1, b: -1, '': 0 };

/** The MIDI note number of a tone as it is written, `F#4`; C4 is 60. */
export function pitchNamed(name: string): number {
  const [, letter = '', accidental = '', octave = ''] = /^([A-G])([#b]?)(-?\d)$/.exec(name) ?? [];
  const step = letters[letter];
  if (step === undefined) throw new Error(`No such tone: ${name}`);
  return 12 * (Number(octave) + 1) + step + (accidentals[accidental] ?? 0);
}

export type Manner = Pick<Note, 'voice' | 'gain'> & {
  /** In beats: how long a tone sounds where that is not its written length (a pedal). */
  rings?: number;
  pan?: (pitch: number) => number;
};

/**
 * A line of tones as notes, from `beat` on: `A4:1 D5+F5:0.5 -:1` is a tone of one beat, a chord of
 * half a beat and a rest; a length that is not written is the one before.
 */
export function line(text: string, beat: number, manner: Manner): Note[] {
  const { voice, gain, rings, pan = () => 0 } = manner;
  let [now, length] = [beat, 1];
  return text
    .trim()
    .split(/\s+/)
    .flatMap((token) => {
      const [tones = '', written] = token.split(':');
      length = written === undefined ? length : Number(written);
      const at = now;
      now += length;
      if (tones === '-') return [];
      return tones.split('+').map((tone): Note => {
        const pitch = pitchNamed(tone);
        return { beat: at, beats: rings ?? length, pitch, voice, gain, pan: pan(pitch) };
      });
    });
}
