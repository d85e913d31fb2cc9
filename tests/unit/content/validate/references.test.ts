import { expect, test } from 'vitest';
import { findBrokenReferences } from '@/lib/content/validate/references';

const findIn = (read: object) => {
  const none = { films: [], collections: [], articles: [], months: [] };
  const maps = Object.entries({ ...none, ...read }).map(([part, records]) => [
    part,
    Array.isArray(records) ? new Map(records) : records,
  ]);
  const found = findBrokenReferences(Object.fromEntries(maps), ['nerven', 'faust'], 'content');
  return found.map(({ path, field, near }) => [path, field, near]);
};
const films = [['a', { genres: ['drama', 'dram'], crew: [{ name: 'A', job: 'edition' }] }]];

test.each<[object, unknown[]]>([
  [
    { collections: [['c', { films: [{ film: 'faust' }, { film: 'dracula' }] }]] },
    ['content/collections/c.yaml', 'films.1.film', undefined],
  ],
  [
    { articles: [['d', { films: ['nerven', 'drac'] }]] },
    ['content/shop/d.yaml', 'films.1', undefined],
  ],
  [{ films: [['p', { films: ['nerven', 'fast'] }]] }, ['content/films/p.yaml', 'films.1', 'faust']],
  [
    { months: [['2026-12', { '2026-12-24': { film: 'nerven-1919' } }]] },
    ['content/programme/2026-12.yaml', '2026-12-24.film', 'nerven'],
  ],
  [
    { films: [['a', { genres: ['shor'] }]], genres: { short: {} } },
    ['content/films/a.yaml', 'genres.0', undefined],
  ],
  [{ films, genres: { drama: {} } }, ['content/films/a.yaml', 'genres.1', 'drama']],
  [
    { introductions: { genre: { drama: {}, dram: {} } }, genres: { drama: {} } },
    ['content/introductions.yaml', 'genre.dram', 'drama'],
  ],
  [{ site: { premiere: { film: 'nervn' } } }, ['content/site.yaml', 'premiere.film', 'nerven']],
  [{ films, jobs: { projection: {} } }, ['content/films/a.yaml', 'crew.0.job', 'editing']],
])('a broken reference is reported with the nearest name (%#)', (read, issue) =>
  expect(findIn(read)).toEqual([issue]),
);

test('genres and jobs are not checked if their lists are invalid', () =>
  expect(findIn({ films })).toEqual([]));
