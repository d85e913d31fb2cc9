import { expect, it } from 'vitest';
import type { RawScreening } from '@/lib/content/schema/screening';
import { saySentence } from '@/lib/content/validate/faults/sentence';
import { findPastYears } from '@/lib/content/validate/screenings/find-past-years';

const day = 24 * 60 * 60 * 1000;

/** Screenings by their days, or milliseconds, in a file each or in one. */
function ask(days: (string | number)[], fileOf = (_at: number) => 'a.yaml') {
  const dated = days.map((on, index) => {
    const path = fileOf(index);
    const at = (field: string) => ({ path, field: `${index}.${field}` });
    const value = { start: String(on) } as RawScreening;
    return { written: { path, value, at }, at: typeof on === 'number' ? on : Date.parse(on) };
  });
  return findPastYears(dated).map(
    ({ path, field, expected, advice }) =>
      `${path} ${field}: ${[expected, advice ?? ''].map((said) => saySentence(said, 'en')).join('. ')}`,
  );
}
const meant = (year: number) => `2.start: a day after those above it. Is the year ${year} meant?`;

it('finds what stands a year before those above it', () => {
  expect(ask(['2026-12-04', '2026-12-11', '2026-01-08'])).toEqual([`a.yaml ${meant(2027)}`]);
});

it('goes by the latest above it, and not by the last', () => {
  const days = ['2026-12-11', '2026-12-18', '2026-01-08', '2026-12-12', '2026-12-13', '2026-01-09'];
  expect(ask(days).map((fault) => fault.split(':')[0])).toEqual([
    'a.yaml 2.start',
    'a.yaml 5.start',
  ]);
});

const latest = Date.parse('2026-12-11');

it.each([
  [265, 0],
  [266, 1],
  [365, 1],
  [464, 1],
  [465, 0],
])('of %i days before them it finds %i', (days, count) => {
  expect(ask([latest - day, latest, latest - days * day])).toHaveLength(count);
});

it('judges a file only where half of its screenings at least go on', () => {
  expect(ask(['2026-12-04', '2026-01-08'])).toEqual([]);
  expect(ask(['2026-12-11', '2026-12-04', '2026-12-05', '2026-01-08', '2026-01-07'])).toEqual([]);
  // Two in two rooms at one time go on.
  expect(ask(['2026-12-04', '2026-12-04', '2026-01-08'])).toHaveLength(1);
  expect(ask(['2026-12-04'])).toEqual([]);
  expect(ask([])).toEqual([]);
});

it('looks at each file by itself', () => {
  const days = ['2026-12-04', '2026-12-11', '2026-01-08'];
  expect(ask(days, (index) => (index < 2 ? 'a.yaml' : 'b.yaml'))).toEqual([]);
  expect(ask([...days, ...days], (index) => (index < 3 ? 'a.yaml' : 'b.yaml'))).toEqual([
    `a.yaml ${meant(2027)}`,
    `b.yaml ${meant(2027).replace('2', '5')}`,
  ]);
});

it('finds every year before 1990, and says of one no more than that', () => {
  expect(ask(['1989-12-31T23:59Z', '1990-01-01'])).toEqual(['a.yaml 0.start: a year from 1990. ']);
  expect(ask(['1990-09-03', '1990-09-04', '1989-09-05'])).toEqual([
    'a.yaml 2.start: a year from 1990. ',
  ]);
  expect(ask(['1991-01-03', '1991-01-04', '1990-01-05'])).toEqual([`a.yaml ${meant(1991)}`]);
});
