import { line, type Manner } from '../../score/notation';
import type { Note } from '../../score/score';

/** Low keys are on the player's left. */
const pan = (pitch: number) => Math.min(0.6, Math.max(-0.6, (pitch - 62) / 45));

/** A line at the piano; `loud` 0…1, `rings` in beats. */
export const piano = (text: string, beat: number, loud: number, rings?: number): Note[] =>
  line(text, beat, { voice: 'piano', gain: loud, pan, ...(rings && { rings }) });

export const played = (
  voice: Manner['voice'],
  text: string,
  beat: number,
  gain: number,
  rings?: number,
) => line(text, beat, { voice, gain, ...(rings && { rings }) });

/** The wheels on the joints of the rails, two and two, for so many beats. */
export function joints(beat: number, beats: number, gain: number): Note[] {
  return Array.from({ length: beats }, (_, i) => [
    { beat: beat + i, beats: 0.2, pitch: 38, voice: 'drum' as const, gain, pan: -0.2 },
    {
      beat: beat + i + 0.22,
      beats: 0.2,
      pitch: 41,
      voice: 'drum' as const,
      gain: gain * 0.7,
      pan: 0.2,
    },
    {
      beat: beat + i + 0.5,
      beats: 0.1,
      pitch: 60,
      voice: 'brush' as const,
      gain: gain * 0.45,
      pan: 0.3,
    },
  ]).flat();
}

/** A stroke of everything for a cut. */
export const cut = (beat: number, chord: string, loud: number): Note[] => [
  ...piano(`${chord}:0.4`, beat, loud, 0.7),
  { beat, beats: 0.3, pitch: 36, voice: 'drum', gain: loud * 0.9, pan: 0 },
];
