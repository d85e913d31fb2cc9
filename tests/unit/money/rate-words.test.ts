import { expect, test } from 'vitest';
import { rateWords } from '@/lib/money/rate-words';

test.each([
  [810, '8.1\u202f%'],
  [1900, '19\u202f%'],
  [255, '2.55\u202f%'],
  [0, '0\u202f%'],
])('%d hundredths of a percent are “%s”, whose sign stays on its line', (rate, words) => {
  expect(rateWords(rate)).toBe(words);
});
