import { expect, test } from 'vitest';
import { findSameSlugs } from '@/lib/content/validate/same-slugs';

type Films = Parameters<typeof findSameSlugs>[0]['films'];
const find = (films: Record<string, object>) =>
  findSameSlugs({ films: new Map(Object.entries(films)) as Films }, 'h');

const fault = (film: string, field: string, first: string) => ({
  ...{ path: `h/films/${film}.yaml`, field },
  expected: {
    text: 'one way to write a name: “{first}” has the same address',
    values: { first },
  },
});

test('names that have an address of their own are sound, however often they stand', () => {
  const films = { a: { directors: ['Ada Zürcher'], cast: [{ name: 'Ada Zürcher' }] }, b: {} };
  expect(find(films)).toEqual([]);
  expect(find({ ...films, b: { crew: [{ name: 'Ada Zürich' }] } })).toEqual([]);
});

test('of two ways to write a name the one that stands more often is right, wherever the other is', () => {
  const often = { directors: ['Ada Zürcher'], crew: [{ name: 'Ada Zürcher' }] };
  expect(
    find({
      a: { directors: ['Bea', 'Ada Zurcher'] },
      b: often,
      c: { cast: [{ name: 'Bea' }, { name: 'Ada Zürcher' }] },
      d: { cast: [{ name: 'Ada Zurcher' }], crew: [{ name: 'Ada-Zürcher' }] },
    }),
  ).toEqual([
    fault('a', 'directors.1', 'Ada Zürcher'),
    fault('d', 'cast.0.name', 'Ada Zürcher'),
    fault('d', 'crew.0.name', 'Ada Zürcher'),
  ]);
});

test('of two that stand as often the first is', () => {
  const films = { a: { directors: ['Ada Zurcher'] }, b: { directors: ['Ada Zürcher'] } };
  expect(find(films)).toEqual([fault('b', 'directors.0', 'Ada Zurcher')]);
});
