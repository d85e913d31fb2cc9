import { expect, test } from 'vitest';
import { swapLetters } from '@/lib/films/search/swap-letters';

test.each([
  ['lsat', ['slat', 'last', 'lsta']],
  ['aab', ['aba']],
  ['ab', ['ba']],
  ['a', []],
  ['', []],
])('of “%s”, each pair of letters changed, become %j', (word, swapped) => {
  expect(swapLetters(word)).toEqual(swapped);
});
