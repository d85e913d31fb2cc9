import { expect, test } from 'vitest';
import { outline } from '@/lib/posters/type/outline';

/** Between two letters, and between two words of one letter. */
function gaps(wdth: number, tracking: number) {
  const width = (text: string) => outline(text, { wght: 740, wdth }, tracking).width;
  return { letters: width('HH') - 2 * width('H'), words: width('H H') - 2 * width('H') };
}

test.each([62, 72, 80, 100, 125])('at a width of %i words stand well apart', (wdth) => {
  const { letters, words } = gaps(wdth, -0.018);
  // A fifth of the size is the least at which two words are seen as two from afar.
  expect(words - letters).toBeGreaterThan(0.15);
  expect(words).toBeGreaterThan(0.2);
});

test('tracking brings letters together, not words', () => {
  const [loose, tight] = [gaps(100, 0), gaps(100, -0.05)];
  expect(tight.letters).toBeLessThan(loose.letters);
  expect(tight.words).toBeCloseTo(loose.words, 5);
});
