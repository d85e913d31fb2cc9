import { randomFrom } from '@/lib/text/random';
import { line } from '../../score/notation';
import type { Note } from '../../score/score';
import { beatsOfBar } from '../scene';
import { bars } from './bars';

/** Low keys are on the player's left. */
const pan = (pitch: number) => Math.min(0.6, Math.max(-0.6, (pitch - 62) / 45));
/** Parts of a beat and of the loudness by which two strokes of a hand differ. */
const unevenness = { beat: 0.018, gain: 0.12 };

/** The piano's part, as a hand plays it: a chord's low tones a little before its high ones. */
export const notes: readonly Note[] = played(
  bars.flatMap(({ right, left, loud, rings }, index) => {
    const beat = index * beatsOfBar;
    return [
      ...line(right, beat, { voice: 'piano', gain: loud, pan, ...(rings && { rings }) }),
      ...line(left, beat, { voice: 'piano', gain: loud * 0.62, pan, rings: rings ?? 1.6 }),
    ];
  }),
);

function played(written: readonly Note[]): Note[] {
  const random = randomFrom(1926);
  const last = bars.length * beatsOfBar - 0.1;
  return written.map((note) => ({
    ...note,
    beat: Math.min(
      last,
      note.beat + random() * unevenness.beat + Math.max(0, note.pitch - 60) * 0.0006,
    ),
    gain: note.gain * (1 + (random() - 0.5) * unevenness.gain),
  }));
}
