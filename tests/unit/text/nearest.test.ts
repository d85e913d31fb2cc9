import { expect, test } from 'vitest';
import { nearest } from '@/lib/text/nearest';

const known = ['title', 'directors', 'runtime', 'year'];

test.each([
  ['director', 'directors'],
  ['titles', 'title'],
  ['runtme', 'runtime'],
  ['rnutime', 'runtime'],
  ['yera', 'year'],
  ['titel', 'title'],
  ['tilte', 'title'],
  ['tiitel', undefined],
  ['t', undefined],
  ['yeah', 'year'],
  ['colour', undefined],
])('by %s %s is meant', (word, meant) => {
  expect(nearest(word, known)).toBe(meant);
});
