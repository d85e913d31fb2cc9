import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import type { RawPeople } from '@/lib/content/schema/reference-lists';
import { buildIndex } from '@/lib/search/engine/build-index';
import { factWords } from '@/lib/search/engine/searchable-film';
import { screening } from '../../catalog/screenings/small-cinemas';
import { find, ownMedia, smallSite } from './small-site';

describe('buildIndex', () => {
  const { library, index } = smallSite(
    {
      faust: {
        ...{ title: 'Faust', year: 1926, directors: ['F. W. Murnau'], media: ownMedia },
        vod: { ads: true, from: '2026-11-01T00:00:00Z', until: '2026-12-01T00:00:00Z' },
      },
      nerven: {
        ...{ title: 'Nerven', de: 'Nerven!', fr: 'Anerven', year: 1919, media: ownMedia },
        ...{ vod: { ads: false, until: '2026-10-01T00:00:00Z' } },
        ...{ cast: [{ name: 'Erna Morena' }], crew: [{ name: 'Murnau', job: 'music' }] },
      },
      puppe: { title: 'Die Puppe', vod: { ads: false }, synopsis: { fr: 'Une poupée.' } },
    },
    {
      collections: { pactes: ['faust', 'nerven'], nacht: ['faust'] },
      screenings: { faust: [screening('bio', '2026-10-10T20:30+02:00')] },
    },
  );

  test('results change with offers, releases, and in the week before a screening', () => {
    const coming = [Date.UTC(2026, 8, 1), Date.UTC(2027, 0, 1)];
    const { changes } = buildIndex({ ...library, coming });
    expect([...changes].map((at) => new Date(at).toISOString().slice(2, 10))).toEqual([
      ...['26-09-01', '26-10-01', '26-10-02', '26-10-03', '26-10-04', '26-10-05', '26-10-06'],
      ...['26-10-07', '26-10-08', '26-10-09', '26-10-10', '26-11-01', '26-12-01', '27-01-01'],
    ]);
  });

  test.each(['faust', 'nerven', 'puppe'])(
    'an index after a change of %s is that of a new one',
    (changed) => {
      const film = library.films.get(changed);
      if (!film) throw new Error(changed);
      const { original } = film.title;
      const retitled = {
        ...film,
        title: { ...film.title, original: { ...original, text: 'Wachs' } },
      };
      const without = new Map([...library.films].filter(([slug]) => slug !== changed));
      for (const films of [
        new Map([...library.films]).set(changed, retitled),
        without,
        new Map([['also', retitled], ...without]),
      ]) {
        const next = { ...library, films };
        expect(buildIndex(next, index)).toEqual(buildIndex(next));
      }
    },
  );

  test('people are indexed by the slug of their main name', () => {
    const people = { 'F. W. Murnau': { aliases: ['Murnau'] } };
    expect([...buildIndex({ ...library, people }).people]).toEqual([
      ['f-w-murnau', 'F. W. Murnau'],
      ['erna-morena', 'Erna Morena'],
    ]);
    expect([...index.people.keys()]).toEqual(['f-w-murnau', 'erna-morena', 'murnau']);
  });

  test.each([
    ['pactes', [0, 1]],
    ['nacht', [0]],
    ['cycle', [0, 1]],
    ['reihe', [0, 1]],
  ])('“%s” in the title of a collection leads to its films: %j', (word, films) => {
    const { words, starts, postings } = index.names;
    const number = words.indexOf(word);
    const found = postings.subarray(starts[number], starts[number + 1]);
    expect([...found].map((posting) => posting >>> 3)).toEqual(films);
  });
});

const title = { original: { text: 'X', lang: 'en' } };
/** Words of a sound film, which has no other facts. */
const wordsOf = (facts: object, people: RawPeople = {}) =>
  factWords(filmSchema.parse({ title, year: 1950, sound: 'mono', ...facts }), people).join();

test.each([
  [1, 'Kurzfilm'],
  [39, 'Kurzfilm'],
  [60, 'Langfilm'],
  [120, 'Langfilm'],
])('factWords: a film of %i minutes is a “%s”', (runtime, word) =>
  expect(wordsOf({ runtime })).toContain(word),
);

test.each([
  [['Anne Exemple'], true],
  [['Paul Exemple', 'Anne Exemple'], true],
  [['A. Exemple'], true],
  [['Paul Exemple'], false],
  [['Kim Exemple', 'Nobody'], false],
  [[], false],
])('factWords: a film by %j is by a woman: %s', (directors, isByWoman) => {
  const people: RawPeople = {
    'Anne Exemple': { gender: 'female', aliases: ['A. Exemple'] },
    'Paul Exemple': { gender: 'male' },
    'Kim Exemple': {},
  };
  expect(wordsOf({ directors }, people).includes('Regisseurin')).toBe(isByWoman);
});

const demonyms = {
  ...{ autrichien: ['AT'], belge: ['BE'], schweizerisch: ['CH'], chinois: ['CN'] },
  ...{ tchécoslovaque: ['CZ'], allemand: ['DE'], danois: ['DK'], espagnol: ['ES'] },
  ...{ finlandais: ['FI'], französisch: ['FR'], anglais: ['GB'], hongrois: ['HU'] },
  ...{ indisch: ['IN'], italienisch: ['IT'], japonais: ['JP'], hollandais: ['NL'] },
  ...{ norvégien: ['NO'], polonais: ['PL'], portugais: ['PT'], suédois: ['SE'] },
  ...{ russe: ['RU', 'SU'], sowjetisch: ['SU'], hollywood: ['US'] },
};
const codes = [...new Set(Object.values(demonyms).flat())];
const films = codes.map((code, at) => [code.toLowerCase(), { title: `${at}`, countries: [code] }]);
const { index } = smallSite(Object.fromEntries(films));

test.each(Object.entries(demonyms))(
  'factWords: “%s” finds only the films of %j',
  (q, countries) => {
    const { slugs, closeness } = find(index, q);
    expect(slugs.toSorted()).toEqual(countries.map((code) => code.toLowerCase()));
    expect(closeness, 'not by a similar name of a country').toBe('all');
  },
);
