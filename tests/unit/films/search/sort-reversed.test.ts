import { expect, test } from 'vitest';
import { reverse, sortReversed } from '@/lib/films/search/sort-reversed';

test.each([
  ['faust', 'tsuaf'],
  ['a', 'a'],
  ['ab', 'ba'],
  ['', ''],
  ['œil', 'liœ'],
])('%j from its last letter to its first is %j', (word, backwards) => {
  expect(reverse(word)).toBe(backwards);
});

test('words are in the order of their ends, what is an end of another before it', () => {
  const words = ['anna', 'bahn', 'eisenbahn', 'hahn', 'na', 'zebra'];
  expect([...sortReversed(words)].map((number) => words[number])).toEqual([
    ...['na', 'anna', 'zebra', 'bahn', 'eisenbahn', 'hahn'],
  ]);
  expect([...sortReversed([])]).toEqual([]);
});
