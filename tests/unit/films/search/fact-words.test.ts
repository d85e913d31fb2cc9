import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/person';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { factWords } from '@/lib/films/search/fact-words';
import { findFilms } from '@/lib/films/search/find-films';
import { smallHouse } from './small-house';

const title = { original: { text: 'X', lang: 'en' } };
/** Of a film that speaks, so that only what is asked for is said of it. */
const wordsOf = (facts: object, people: RawPeople = {}) =>
  factWords(filmSchema.parse({ title, year: 1950, sound: 'mono', ...facts }), people);

const short = 'court métrage court-métrage courts Kurzfilm kurz short';
const long = 'long métrage long-métrage longs Langfilm Spielfilm abendfüllend feature';

test('of a film of which little is known nothing is said', () => {
  expect(wordsOf({})).toEqual([]);
});

test('genres are said in English, as their slugs are, and in what else they are called', () => {
  expect(wordsOf({ genres: ['horror', 'film-noir-and-more'] })).toEqual([
    ...['horror', 'horreur Grusel Gruselfilm', 'film noir and more', ''],
  ]);
});

test('countries are said in English and as adjectives, those without one by their name alone', () => {
  expect(wordsOf({ countries: ['CH', 'MX'] })).toEqual([
    ...['Switzerland', 'suisse helvétique schweizerisch schweizer swiss', 'Mexico', ''],
  ]);
});

test('a drawn film is called so in every language', () => {
  const [genre, drawn, ...more] = wordsOf({ genres: ['animation'] });
  expect([genre, drawn, more]).toEqual([
    ...['animation', 'Trickfilm Zeichentrick Zeichentrickfilm dessin animé cartoon', []],
  ]);
});

const silent = 'muet muette muets muettes Stummfilm stumm silent';

test('a silent film is called so in every language', () => {
  expect(wordsOf({ sound: 'silent' })).toEqual([silent]);
  expect(wordsOf({ sound: undefined, year: 1920 })).toEqual([silent]);
});

describe('a length', () => {
  test.each([
    [1, short],
    [59, short],
    [60, long],
    [120, long],
  ])('of %i minutes is called one', (runtime, words) => {
    expect(wordsOf({ runtime })).toEqual([words]);
  });
});

describe('a film by a woman', () => {
  const people: RawPeople = {
    'Anne Exemple': { gender: 'female', aliases: ['A. Exemple'] },
    'Paul Exemple': { gender: 'male' },
    'Kim Exemple': {},
  };
  const words = ['réalisatrice cinéaste femme Regisseurin Filmemacherin Frau woman women female'];

  test.each([
    [['Anne Exemple'], words],
    [['Paul Exemple', 'Anne Exemple'], words],
    [['A. Exemple'], words],
    [['Paul Exemple'], []],
    [['Kim Exemple', 'Nobody'], []],
    [[], []],
  ])('is one that a woman among %j directed', (directors, said) => {
    expect(wordsOf({ directors }, people)).toEqual(said);
  });

  test('is none where she played in it', () => {
    expect(wordsOf({ cast: [{ name: 'Anne Exemple' }] }, people)).toEqual([]);
  });
});

test('all of it is said of a film that has all of it', () => {
  const facts = { genres: ['animation'], countries: ['FR'], sound: 'silent', runtime: 5 };
  expect(wordsOf(facts)).toHaveLength(6);
});

const asked = {
  ...{ autrichien: ['AT'], belge: ['BE'], schweizerisch: ['CH'], chinois: ['CN'] },
  ...{ tchécoslovaque: ['CZ'], allemand: ['DE'], danois: ['DK'], espagnol: ['ES'] },
  ...{ finlandais: ['FI'], französisch: ['FR'], anglais: ['GB'], hongrois: ['HU'] },
  ...{ indisch: ['IN'], italienisch: ['IT'], japonais: ['JP'], hollandais: ['NL'] },
  ...{ norvégien: ['NO'], polonais: ['PL'], portugais: ['PT'], suédois: ['SE'] },
  ...{ russe: ['RU', 'SU'], sowjetisch: ['SU'], hollywood: ['US'] },
};

const codes = [...new Set(Object.values(asked).flat())];

const { index } = smallHouse(
  Object.fromEntries(
    codes.map((code, at) => [
      `film-${code.toLowerCase()}`,
      { title: `Nr. ${at}`, countries: [code] },
    ]),
  ),
);

test.each(Object.entries(asked))('“%s” finds the films of %j, and no other', (q, countries) => {
  const now = new Date('2026-11-21T12:00:00Z');
  const { slugs, closeness } = findFilms(index, parseQuery({ q }), { locale: 'fr', now });
  expect(slugs.toSorted()).toEqual(countries.map((code) => `film-${code.toLowerCase()}`));
  expect(closeness, 'not by a country’s name that is nearly the word').toBe('all');
});
