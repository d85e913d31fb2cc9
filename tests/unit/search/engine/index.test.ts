import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/reference-lists';
import type { Library } from '@/lib/content/store/raw-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { findFilms } from '@/lib/search/engine/find-films';
import { screeningChanges, toScreeningColumns } from '@/lib/search/engine/screenings';
import { factWords } from '@/lib/search/engine/searchable-film';
import { parseQuery } from '@/lib/search/query/parse-query';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';
import { smallHouse } from './small-house';

describe('build index', () => {
  const media = { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } };
  const { library, index } = smallHouse(
    {
      faust: {
        ...{ title: 'Faust', year: 1926, runtime: 106.5, directors: ['F. W. Murnau'], media },
        vod: { ads: true, from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      },
      nerven: {
        ...{ title: 'Nerven', de: 'Nerven!', fr: 'Anerven', year: 1919, media },
        ...{ vod: { ads: false, until: '2026-10-01T00:00:00Z' } },
        ...{ cast: [{ name: 'Erna Morena' }], crew: [{ name: 'Murnau', job: 'music' }] },
      },
      puppe: { title: 'Die Puppe', vod: { ads: false }, synopsis: { fr: 'Une poupée.' } },
    },
    { pactes: ['faust', 'nerven'], nacht: ['faust'] },
  );
  const moments = (changes: Float64Array) =>
    [...changes].map((at) => new Date(at).toISOString().slice(0, 10));

  describe('the moments of change', () => {
    test('are those at which an offer begins or ends, in their order', () =>
      expect(moments(index.changes)).toEqual(['2026-10-01', '2026-11-01', '2026-12-01']));

    test('are those too at which something comes out or a screening comes near', () => {
      const screenings = cinemas({ faust: [screening('bio', '2026-10-10T20:30+02:00')] });
      const site = { ...library.site, timeZone: 'Europe/Zurich' };
      const coming = [Date.UTC(2026, 8, 1), Date.UTC(2027, 0, 1)];
      const { changes } = buildIndex({ ...library, ...screenings, site, coming });
      expect(moments(changes)).toEqual([
        ...['2026-09-01', '2026-10-01', '2026-10-03', '2026-10-04', '2026-10-05', '2026-10-06'],
        ...['2026-10-07', '2026-10-08', '2026-10-09', '2026-10-10', '2026-11-01', '2026-12-01'],
        '2027-01-01',
      ]);
    });
  });

  test('everybody who directed, played or worked is known by the slug of their first name', () => {
    const people = { 'F. W. Murnau': { aliases: ['Murnau'] } };
    expect([...buildIndex({ ...library, people }).people]).toEqual([
      ['f-w-murnau', 'F. W. Murnau'],
      ['erna-morena', 'Erna Morena'],
    ]);
    expect([...index.people.keys()]).toEqual(['f-w-murnau', 'erna-morena', 'murnau']);
  });

  test('a collection’s titles lead to each of its films, in every language', () => {
    const filmsOf = (word: string) => {
      const { words, starts, postings } = index.names;
      const number = words.indexOf(word);
      return [...postings.subarray(starts[number], starts[number + 1])].map((one) => one >>> 3);
    };
    expect(filmsOf('pactes')).toEqual([0, 1]);
    expect(filmsOf('nacht')).toEqual([0]);
    expect(filmsOf('cycle')).toEqual([0, 1]);
    expect(filmsOf('reihe')).toEqual([0, 1]);
    expect(index.prose.words).toEqual(['poupee']);
  });
});

describe('screening columns', () => {
  const site = { timeZone: 'Europe/Zurich' } as Library['site'];
  const numbers = new Map([
    ['nerven', 0],
    ['faust', 1],
  ]);
  const columnsOf = (screenings: Parameters<typeof cinemas>[0]) =>
    toScreeningColumns({ ...cinemas(screenings), site }, numbers);
  const early = '2026-12-04T20:30+01:00';
  const late = '2026-12-05T20:30+01:00';

  test('a search answers otherwise once a screening is over, and on each morning of the week before it', () => {
    const changes = screeningChanges(
      columnsOf({ faust: [screening('bio', early), screening('bio', late)] }),
    );
    expect(changes.map((at) => new Date(at).toISOString().slice(5, 16)).toSorted()).toEqual([
      ...['11-27T23:00', '11-28T23:00', '11-29T23:00', '11-30T23:00', '12-01T23:00', '12-02T23:00'],
      ...['12-03T23:00', '12-04T19:45', '12-04T23:00', '12-05T19:45'],
    ]);
  });
});

describe('fact words', () => {
  const title = { original: { text: 'X', lang: 'en' } };
  /** Of a film that speaks, so that only what is asked for is said of it. */
  const wordsOf = (facts: object, people: RawPeople = {}) =>
    factWords(filmSchema.parse({ title, year: 1950, sound: 'mono', ...facts }), people);
  const short = 'court métrage court-métrage courts Kurzfilm kurz short';
  const long = 'long métrage long-métrage longs Langfilm Spielfilm abendfüllend feature';

  describe('a length', () => {
    test.each([
      [1, short],
      [59, short],
      [60, long],
      [120, long],
    ])('of %i minutes is called one', (runtime, words) =>
      expect(wordsOf({ runtime })).toEqual([words]),
    );
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
    ])('is one that a woman among %j directed', (directors, said) =>
      expect(wordsOf({ directors }, people)).toEqual(said),
    );
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
});
