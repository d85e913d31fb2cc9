import { expect, test } from 'vitest';
import type { Film } from '@/lib/films/film';
import { layOffer } from '@/lib/vod/lay-offer';
import { shelfPath } from '@/lib/vod/shelf-path';
import { filmFixture } from '../films/film-fixture';

const media = { film: { type: 'video', sources: [{ provider: 'youtube', src: 'abc' }] } };
const now = new Date('2026-11-22T12:00:00Z');
const offered = (slug: string, facts: { until?: string; from?: string; runtime?: number } = {}) => {
  const { runtime, ...vod } = facts;
  return filmFixture(slug, { media, added: '2026-01-01', runtime, vod: { ads: false, ...vod } });
};
const many = (
  count: number,
  facts: (index: number) => Parameters<typeof offered>[1] = () => ({}),
) => Array.from({ length: count }, (_, index) => offered(`f${index}`, facts(index)));
const slugs = (films: Film[]) => films.map(({ slug }) => slug);
const all = (films: Film[]) => {
  const { lead, rows, shelves } = layOffer(films, now);
  return slugs([
    ...(lead ? [lead] : []),
    ...rows.flat(),
    ...shelves.flatMap((shelf) => shelf.films),
  ]);
};
const shelvesOf = (films: Film[]) =>
  layOffer(films, now).shelves.map(({ name, films: shelf }) => [name, shelf.length]);

test('without films there is nothing to lay out', () => {
  expect(layOffer([], now)).toEqual({ rows: [], shelves: [] });
});

test.each([1, 2, 3, 4, 9, 12, 13, 40])('of %i films each is shown once', (count) => {
  const films = many(count, (index) => ({ runtime: 1 + index * 5 }));
  expect(all(films).sort()).toEqual(slugs(films).sort());
});

test.each([
  [1, []],
  [2, [1]],
  [3, [2]],
  [4, [2, 1]],
  [5, [2, 2]],
  [9, [2, 1, 2, 1, 2]],
  [12, [2, 1, 2, 1, 2, 1, 2]],
])('%i films stand large, after the first in rows of %j', (count, rows) => {
  const layout = layOffer(many(count), now);
  expect(layout.rows.map((row) => row.length)).toEqual(rows);
  expect(layout.shelves).toEqual([]);
});

test('a large offer stands on shelves of at least four films that are on none above', () => {
  // One leads; of the sixteen others four leave, of whom two are short.
  const films = many(17, (index) => ({
    runtime: index < 8 ? 5 : index < 11 ? 30 : 90,
    ...(index >= 5 && index < 10 && { until: `2026-11-${33 - index}T00:00:00Z` }),
  }));
  expect(shelvesOf(films)).toEqual([
    ['leaving', 4],
    ['short', 5],
    ['evening', 6],
    ['others', 1],
  ]);
});

test('what has come within a month is a shelf of its own, of eight at most', () => {
  const films = many(30, (index) => (index < 12 ? { from: '2026-11-20T00:00:00Z' } : {}));
  // The first of the twelve leads; the three that have no room there have unknown lengths, as all.
  expect(shelvesOf(films)).toEqual([
    ['new', 8],
    ['evening', 21],
  ]);
});

test('where all is new nothing is called so', () => {
  expect(shelvesOf(many(13, () => ({ from: '2026-11-20T00:00:00Z' })))).toEqual([['evening', 12]]);
});

test('what leaves soon comes first, in the order of its end; then what came last', () => {
  const films = [
    offered('old'),
    offered('fresh', { from: '2026-11-21T00:00:00Z' }),
    offered('ends-later', { until: '2027-11-21T00:00:00Z' }),
    offered('ends-second', { until: '2026-11-30T00:00:00Z' }),
    offered('ends-first', { until: '2026-11-23T00:00:00Z' }),
  ];
  expect(all(films)).toEqual(['ends-first', 'ends-second', 'fresh', 'old', 'ends-later']);
});

test('of a great many films each shelf shows some, says how many there are, and leads to all of them', () => {
  const films = many(4000, (index) => ({ runtime: index < 1000 ? 5 : index < 1500 ? 30 : 90 }));
  const { shelves } = layOffer(films, now);
  expect(shelves.map((shelf) => [shelf.name, shelf.films.length, shelf.count])).toEqual([
    ['short', 12, 999],
    ['hour', 12, 500],
    ['evening', 12, 2500],
  ]);
  expect(shelves.map(({ name }) => shelfPath(name))).toEqual([
    '/catalogue?runtime=under-10&watchable=1',
    '/catalogue?runtime=10-60&watchable=1',
    '/catalogue?runtime=60-100&runtime=from-100&watchable=1',
  ]);
});
