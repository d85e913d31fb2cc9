import { describe, expect, test } from 'vitest';
import { findScreened, findVenues, hasScreened } from '@/lib/films/search/find-screened';
import type { ScreeningColumns } from '@/lib/films/search/screening-columns';

const at = (start: string) => Date.parse(`${start}:00+01:00`);
const rows: [film: number, venue: number, start: string][] = [
  [0, 0, '2026-12-04T15:00'],
  [1, 1, '2026-12-04T20:30'],
  [2, 0, '2026-12-04T21:00'],
  [1, 0, '2026-12-05T20:30'],
  [3, 1, '2026-12-06T11:00'],
];
const screenings: ScreeningColumns = {
  films: Uint32Array.from(rows, ([film]) => film),
  venues: Uint16Array.from(rows, ([, venue]) => venue),
  starts: Float64Array.from(rows, ([, , start]) => at(start)),
  words: [
    ['bern', [1]],
    ['berna', [2, 3]],
    ['bernb', [2]],
    ['bio', [0]],
    ['lausanne', []],
  ],
  timeZone: 'Europe/Zurich',
};
const noon = at('2026-12-04T12:00');

describe('films that are shown', () => {
  const find = (
    ...asked: Parameters<typeof findScreened> extends [unknown, ...infer More] ? More : never
  ) => [...findScreened(screenings, ...asked).keys()].sort();

  test('at a time are those of which a screening begins then', () => {
    expect(find(['today'], noon)).toEqual([0, 1, 2]);
    expect(find(['tonight'], noon)).toEqual([1, 2]);
    expect(find(['tomorrow'], noon)).toEqual([1]);
    expect(find(['any'], noon)).toEqual([0, 1, 2, 3]);
  });

  test('until a quarter of an hour after the beginning', () => {
    expect(find(['today'], at('2026-12-04T20:45') - 1)).toEqual([1, 2]);
    expect(find(['today'], at('2026-12-04T20:45'))).toEqual([2]);
  });

  test('on a day that begins or ends with a screening have it on one of the two', () => {
    const midnight = { ...screenings, starts: Float64Array.of(at('2026-12-05T00:00')) };
    expect([...findScreened(midnight, ['today'], noon)]).toEqual([]);
    expect([...findScreened(midnight, ['tomorrow'], noon).keys()]).toEqual([0]);
  });

  test('at several times are those of which one screening is at all of them', () => {
    expect(find(['today', 'tonight'], noon)).toEqual([1, 2]);
    expect(find(['weekend', 'tomorrowEvening'], noon)).toEqual([1]);
    expect(find(['tonight', 'tomorrow'], noon)).toEqual([]);
    expect(find(['week', 'any'], noon)).toEqual([0, 1, 2, 3]);
  });

  test('at some place are those that are shown there then', () => {
    expect(find(['today'], noon, new Set([0]))).toEqual([0, 2]);
    expect(find(['any'], noon, new Set([1]))).toEqual([1, 3]);
    expect(find(['any'], noon, new Set())).toEqual([]);
    expect(find(['any'], noon, new Set([-1, 7]))).toEqual([]);
  });
});

test('each film comes with the first of its screenings that fits', () => {
  const first = (...[times, venues]: [Parameters<typeof findScreened>[1], Set<number>?]) =>
    findScreened(screenings, times, noon, venues).get(1);
  expect(first(['any'])).toBe(1);
  expect(first(['any'], new Set([0]))).toBe(3);
  expect(first(['tomorrow'])).toBe(3);
  expect(first(['tomorrow'], new Set([1]))).toBeUndefined();
});

describe('a place', () => {
  const venues = (asked: string) => {
    const found = findVenues(screenings, asked);
    return [[...found.venues].sort(), found.weight];
  };

  test('is meant by its whole name alone, where there is one', () => {
    expect(venues('bern')).toEqual([[1], 1]);
    expect(venues('lausanne')).toEqual([[], 1]);
  });

  test('is meant less surely by three letters of its beginning, not by two', () => {
    expect(venues('ber')).toEqual([[1, 2, 3], 0.5]);
    expect(venues('be')).toEqual([[], 0.5]);
    expect(venues('ern')).toEqual([[], 0.5]);
    expect(venues('bio')).toEqual([[0], 1]);
  });
});

test('there is something to be shown until a quarter of an hour after the last beginning', () => {
  expect(hasScreened(screenings, at('2026-12-06T11:15') - 1)).toBe(true);
  expect(hasScreened(screenings, at('2026-12-06T11:15'))).toBe(false);
  expect(hasScreened({ ...screenings, starts: new Float64Array() }, 0)).toBe(false);
});
