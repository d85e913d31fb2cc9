import { expect, it } from 'vitest';
import { hertzOf, pitchOf } from '@/tools/studies/score/scale';

it('repeats the scale an octave higher and lower', () => {
  expect(pitchOf(5) - pitchOf(0)).toBe(12);
  expect(pitchOf(0) - pitchOf(-5)).toBe(12);
  expect(pitchOf(-1)).toBe(pitchOf(4) - 12);
});

it('tunes to 440 hertz', () => {
  expect(hertzOf(69)).toBe(440);
  expect(hertzOf(57)).toBeCloseTo(220);
});
