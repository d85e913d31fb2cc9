import { expect, test } from 'vitest';
import { growTree } from '@/lib/films/search/name-tree';

const words = ['faust', 'fausta', 'lang'];

test('a word leads to its number, the first too', () => {
  const tree = growTree({ words });
  expect(words.map((word) => tree.get(word))).toEqual([0, 1, 2]);
  expect(tree.size).toBe(3);
  expect(tree.get('fau')).toBeUndefined();
});

test('a mistyped word leads to those near it, with the number of its errors', () => {
  const near = growTree({ words }).fuzzyGet('faustx', 1);
  expect([...near]).toEqual([
    ['faust', [0, 1]],
    ['fausta', [1, 1]],
  ]);
});
