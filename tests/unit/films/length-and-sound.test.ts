import { expect, test } from 'vitest';
import { genresOf } from '@/lib/films/genres-of';
import { isShort } from '@/lib/films/is-short';
import { isSilent } from '@/lib/films/is-silent';

const film = { year: 1920, languages: ['de'], versions: [], media: {} };
const copy = (...audio: string[]) => ({ audio, subtitles: [], resolution: '2K' });

test('a film under an hour is short, one that nobody has timed is not', () => {
  expect([0.5, 59, 60, undefined].map((runtime) => isShort({ runtime }))).toEqual([
    ...[true, true, false, false],
  ]);
});

test('that a film is short is a genre of its own accord, where the house has a word for it', () => {
  const words = {
    short: { fr: 'Court métrage', de: 'Kurzfilm' },
    comedy: { fr: 'Comédie', de: 'Komödie' },
  };
  const comedy = { slug: 'comedy', name: 'Komödie' };
  const short = { slug: 'short', name: 'Kurzfilm' };
  const of = (runtime?: number, genres = ['comedy']) => genresOf({ genres, runtime }, 'de', words);
  expect(of(10)).toEqual([comedy, short]);
  expect(of(90)).toEqual([comedy]);
  expect(of()).toEqual([comedy]);
  expect(of(90, ['short', 'comedy'])).toEqual([comedy]);
  expect(genresOf({ genres: ['comedy'], runtime: 10 }, 'fr', {})).toEqual([
    { slug: 'comedy', name: 'comedy' },
  ]);
});

test('a film up to 1926 is silent, unless a copy of it speaks or it is to be heard', () => {
  expect(isSilent(film)).toBe(true);
  expect(isSilent({ ...film, year: 1926, versions: [copy()] })).toBe(true);
  expect(isSilent({ ...film, versions: [copy('zxx')] })).toBe(true);
  expect(isSilent({ ...film, versions: [copy('zxx'), copy('fr')] })).toBe(false);
  expect(isSilent({ ...film, media: { audio: {} } })).toBe(false);
});

test('a film of the years in which both kinds were made is silent only where its file says so', () => {
  for (const year of [1927, 1930]) {
    const mixed = { ...film, year };
    expect(isSilent(mixed)).toBe(false);
    expect(isSilent({ ...mixed, versions: [copy()] })).toBe(false);
    expect(isSilent({ ...mixed, sound: 'silent' })).toBe(true);
    expect(isSilent({ ...mixed, transferRate: 20, versions: [copy('zxx')] })).toBe(true);
    const wordless = { ...mixed, languages: ['zxx'] };
    expect(isSilent(wordless)).toBe(true);
    expect(isSilent({ ...wordless, versions: [copy('fr')] })).toBe(false);
    expect(isSilent({ ...mixed, languages: ['zxx', 'de'] })).toBe(false);
    expect(isSilent({ ...mixed, languages: [] })).toBe(false);
  }
});

test('a later film without words is no silent film', () => {
  expect(isSilent({ ...film, year: 1931, languages: ['zxx'] })).toBe(false);
  expect(isSilent({ ...film, year: 2008, languages: ['zxx'], versions: [copy()] })).toBe(false);
});

test('a later film that is transferred at its own speed is silent, unless a copy of it can be heard', () => {
  const later = { ...film, year: 2020, transferRate: 18 };
  expect(isSilent(later)).toBe(true);
  expect(isSilent({ ...later, versions: [copy()] })).toBe(true);
  expect(isSilent({ ...later, versions: [copy(), copy('zxx')] })).toBe(false);
});

test('what a film says of its sound goes before all that its other facts tell', () => {
  expect(isSilent({ ...film, sound: 'mono' })).toBe(false);
  expect(isSilent({ ...film, year: 1936, versions: [copy('zxx')], sound: 'silent' })).toBe(true);
});
