import { describe, expect, test } from 'vitest';
import { nextChange } from '@/lib/films/api/answer-request';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { buildIndex } from '@/lib/films/search/build-index';
import { findFilms } from '@/lib/films/search/find-films';
import { openIndex } from '@/lib/films/search/get-search-index';
import { stretchOf } from '@/lib/films/search/screened-when';
import { asksForCinemas } from '@/lib/films/search/ways-out';
import { cinemas, screening } from '../screenings/small-cinemas';
import { smallHouse } from './small-house';

const films = {
  nerven: { title: 'Nerven', year: 1919 },
  faust: { title: 'Faust', year: 1926 },
  puppe: { title: 'Die Puppe', year: 1919 },
  genf: { title: 'Ein Sommer in Genf', year: 1925 },
  morgen: { title: 'Von morgens bis mitternachts', year: 1920 },
};
const { library } = smallHouse(films);
const timeZone = 'Europe/Zurich';
const withCinemas = openIndex(
  buildIndex({
    ...library,
    ...{ site: { ...library.site, timeZone } },
    ...cinemas({
      nerven: [
        screening('bio', '2026-12-04T20:30+01:00'),
        screening('licht', '2026-12-11T20:30+01:00'),
      ],
      faust: [
        screening('licht', '2026-12-04T20:30+01:00'),
        screening('bio', '2026-12-05T15:00+01:00'),
      ],
      puppe: [
        screening('licht', '2026-12-04T21:00+01:00', { state: 'cancelled' }),
        screening('licht', '2020-12-04T20:30+01:00'),
      ],
    }),
  }),
);
/** Friday afternoon. */
const friday = new Date('2026-12-04T14:00:00Z');
const find = (q: string, now = friday, index = withCinemas) =>
  findFilms(index, parseQuery({ q }), { locale: 'fr', now }).slugs.sort();

describe('what is said of cinemas', () => {
  test.each([
    ['ce soir', ['faust', 'nerven']],
    ['heute Abend', ['faust', 'nerven']],
    ['au cinéma', ['faust', 'nerven']],
    ['im Kino', ['faust', 'nerven']],
    ['séances à Genève', ['faust', 'nerven']],
    ['Vorstellungen in Bern', ['faust', 'nerven']],
    ['demain', ['faust']],
    ['morgen im Kino', ['faust']],
    ['ce week-end', ['faust']],
    ['cette semaine', ['faust', 'nerven']],
    ['Bern', ['faust', 'nerven']],
    ['Lichtsaal', ['faust', 'nerven']],
    ['Lichts', ['faust', 'nerven']],
    ['Cinéma Bio', ['faust', 'nerven']],
    ['faust ce soir', ['faust']],
  ])('finds by %s the films that are shown then and there', (text, slugs) => {
    expect(find(text)).toEqual(slugs);
  });

  test('finds what is shown in a place beside what has it in its title', () => {
    expect(find('Genf')).toEqual(['faust', 'genf', 'nerven']);
  });

  test('means one screening by a place and a time', () => {
    expect(find('Genf heute Abend')).toEqual(['nerven']);
    expect(find('Bern ce soir')).toEqual(['faust']);
  });

  test('is over once it has begun, and on the next day', () => {
    const late = new Date('2026-12-04T19:45:00Z');
    expect(find('ce soir', late)).toEqual([]);
    expect(find('au cinéma', late)).toEqual(['faust', 'nerven']);
    expect(find('ce soir', new Date('2026-12-05T00:00:00Z'))).toEqual([]);
  });

  test('leaves a morning in a title alone', () => {
    expect(find('morgens')).toEqual(['morgen']);
  });
});

test('who asks for cinemas is known to, as long as anything is still to be shown', () => {
  const asks = (text: string, now = friday) => asksForCinemas(withCinemas, text, now);
  const monday = new Date('2026-12-07T12:00:00Z');
  expect(['ce soir', 'heute Abend', 'séances à Genève'].map((text) => asks(text, monday))).toEqual([
    ...[true, true, true],
  ]);
  expect(asks('Lichtsaal zzqqxx')).toBe(true);
  expect(asks('zzqqxx')).toBe(false);
  expect(asks('ce soir', new Date('2027-01-01T00:00:00Z'))).toBe(false);
});

test('an answer is good until the next screening has begun, or a day', () => {
  expect(new Date(nextChange(withCinemas, friday)).toISOString()).toBe('2026-12-04T19:45:00.000Z');
  const late = new Date('2026-12-04T20:00:00Z');
  expect(new Date(nextChange(withCinemas, late)).toISOString()).toBe('2026-12-04T23:00:00.000Z');
});

test('a house that shows nothing in cinemas reads an evening as a word', () => {
  const index = openIndex(buildIndex({ ...library, site: { ...library.site, timeZone } }));
  expect(find('ce soir', friday, index)).toEqual([]);
  expect(find('Genf', friday, index)).toEqual(['genf']);
});

describe('a time', () => {
  const on = (when: Parameters<typeof stretchOf>[0], now: string) => {
    const { from, until } = stretchOf(when, Date.parse(now), timeZone);
    return [from, until].map((at) => new Date(at).toISOString().slice(0, 16));
  };

  test('is by the days of the house', () => {
    expect(on('tonight', '2026-12-04T10:00Z')).toEqual(['2026-12-04T16:00', '2026-12-04T23:00']);
    expect(on('tonight', '2026-12-04T21:00Z')).toEqual(['2026-12-04T20:45', '2026-12-04T23:00']);
    expect(on('tomorrow', '2026-12-04T10:00Z')).toEqual(['2026-12-04T23:00', '2026-12-05T23:00']);
    expect(on('tomorrowEvening', '2026-12-04T10:00Z')[0]).toBe('2026-12-05T16:00');
    expect(on('week', '2026-12-04T10:00Z')).toEqual(['2026-12-04T09:45', '2026-12-10T23:00']);
  });

  test('at a weekend is what is left of it', () => {
    expect(on('weekend', '2026-12-02T10:00Z')).toEqual(['2026-12-04T23:00', '2026-12-06T23:00']);
    expect(on('weekend', '2026-12-05T10:00Z')).toEqual(['2026-12-05T09:45', '2026-12-06T23:00']);
    expect(on('weekend', '2026-12-06T10:00Z')).toEqual(['2026-12-06T09:45', '2026-12-06T23:00']);
  });
});
