import type { Note } from '../../score/score';
import { evening } from './evening';
import { night } from './night';

const rain = (beat: number, beats: number, gain: number): Note => ({
  ...{ beat, beats, gain, pan: 0 },
  pitch: 60,
  voice: 'rain',
});

/** Piano, a few instruments beside it, and the rain, which alone stays when the train stands. */
export const notes: readonly Note[] = [
  ...evening,
  ...night,
  rain(2, 62, 0.035),
  rain(66, 26, 0.11),
  rain(92, 26, 0.05),
  rain(116, 20, 0.09),
  rain(136, 17.4, 0.07),
];
