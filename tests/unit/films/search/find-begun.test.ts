import { describe, expect, test } from 'vitest';
import { findBegun } from '@/lib/films/search/find-begun';

describe('a sorted list', () => {
  const sorted = ['a', 'fa', 'faust', 'faust', 'fausta', 'faz', 'z'];

  test.each([
    ['fa', 1, 6],
    ['faust', 2, 5],
    ['fausta', 4, 5],
    ['', 0, 7],
    ['z', 6, 7],
    ['zz', 7, 7],
    ['b', 1, 1],
    ['A', 0, 0],
  ])('has what begins with %j from %i until %i', (beginning, from, until) => {
    expect(findBegun(sorted, beginning)).toEqual([from, until]);
  });

  test('has a word that goes on with any letter', () => {
    expect(findBegun(['fa', 'faß', 'fa\ufffe', 'fb'], 'fa')).toEqual([0, 3]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('of %i words has each of them where it stands', (length) => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].slice(0, length);
    for (const [at, word] of words.entries()) expect(findBegun(words, word)).toEqual([at, at + 1]);
  });

  test('that is empty has nothing', () => {
    expect(findBegun([], 'a')).toEqual([0, 0]);
  });
});
