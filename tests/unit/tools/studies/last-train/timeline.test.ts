import { expect, it } from 'vitest';
import { beatSeconds } from '@/tools/studies/last-train/draw-at';
import { shotAt, shots } from '@/tools/studies/last-train/timeline';

it('cuts on beats only', () => {
  expect(shots.filter(({ beats }) => !Number.isInteger(beats))).toEqual([]);
});

// WCAG 2.3.1: a second may hold three flashes; a shot of one beat is half a second.
it('never cuts more than twice a second', () => {
  expect(Math.min(...shots.map(({ beats }) => beats * beatSeconds))).toBeGreaterThanOrEqual(0.5);
});

it('gives the shot at a beat, and the beat within it', () => {
  expect(shotAt(0)).toEqual({ shot: shots[0], beat: 0 });
  expect(shotAt(5.5)).toEqual({ shot: shots[1], beat: 1.5 });
});
