import { expect, test } from 'vitest';
import { frameAt } from '@/tools/studies/house-ad/frame-at';

test('every picture of the advertisement can be drawn: no measure is missing or negative', () => {
  for (let beat = 0; beat < 20; beat += 0.25) {
    const drawing = frameAt(beat);
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing).not.toMatch(/\b(r|width|height)="-/);
  }
});

test('the picture changes from part to part, and rests at the end', () => {
  expect(frameAt(8) === frameAt(13)).toBe(false);
  expect(frameAt(19) === frameAt(19.9)).toBe(true);
});
