import { pitchOf } from '../score/scale';
import type { Note } from '../score/score';

type Voice = Note['voice'];

const note = (beat: number, degree: number, voice: Voice, gain: number, pan = 0): Note => ({
  beat,
  beats: 1,
  pitch: pitchOf(degree),
  voice,
  gain,
  pan,
});

/** The reel rolls in from the left, slower and slower. */
const rolling = [0, 0.3, 0.62, 0.98, 1.4, 1.9, 2.5, 3.2].map((beat, i) =>
  note(beat, 0, 'claw', 0.5 - i * 0.03, -0.9 + i * 0.1),
);

const name = [
  note(1.6, 5, 'marimba', 0.45, -0.3),
  note(2.2, 8, 'marimba', 0.45, 0.1),
  note(3.2, 0, 'bass', 0.5),
  note(3.4, 10, 'bell', 0.16, 0.3),
];

/** Four steps up in French, the same four down in German: one line for each. */
const saying = (start: number, degrees: readonly number[]) => [
  note(start, 0, 'drum', 0.6),
  note(start, degrees[0] ?? 0, 'bass', 0.45),
  ...degrees.map((degree, row) =>
    note(
      start + 0.5 + Math.floor(row / 2) * 1.1 + (row % 2) * 0.25,
      degree + 5,
      'pluck',
      0.4,
      -0.3 + row * 0.2,
    ),
  ),
];

/** What is heard of the advertisement; beats of half a second. */
export const sounds: readonly Note[] = [
  ...rolling,
  ...name,
  ...saying(7, [0, 2, 3, 5]),
  ...saying(12, [5, 3, 2, 0]),
  note(16.8, 0, 'drum', 0.6),
  note(17.4, 5, 'marimba', 0.5),
  note(17.4, 10, 'bell', 0.2),
  note(17.4, 0, 'bass', 0.5),
];
