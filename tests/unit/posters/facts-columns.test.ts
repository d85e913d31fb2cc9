import { expect, test } from 'vitest';
import { factsColumns } from '@/lib/posters/layout/facts-columns';

const facts = { slug: 'a', title: 'A', year: 1896, directors: [], genres: [], countries: ['FR'] };

test.each([
  [40 / 60, 'FR   40 s'],
  [1, 'FR   1 min'],
  [93.6, 'FR   94 min'],
  [undefined, 'FR'],
])('a film of %s minutes lasts on its poster what it lasts on its page', (runtime, where) => {
  expect(factsColumns({ ...facts, runtime })).toEqual([['1896'], [where]]);
});
