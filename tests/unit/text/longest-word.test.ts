import { expect, test } from 'vitest';
import { longestWord } from '@/lib/text/longest-word';

test('the longest word decides, hyphens and spaces divide', () => {
  expect(longestWord('Das Wachsfigurenkabinett')).toBe(20);
  expect(longestWord('L’Homme-orchestre')).toBe(9);
  expect(longestWord('')).toBe(0);
});
