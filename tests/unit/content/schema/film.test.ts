import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import {
  festivalSchema,
  isanSchema,
  titleSchema,
  watchSchema,
} from '@/lib/content/schema/film-fields';
import { fieldsOf, issuesOf } from './issues-of';

// tests/unit/tools/site/create-site.test.ts checks an example of every field.
const film = { title: { original: { text: 'Nerven', lang: 'de' } }, year: 1919 };
const thisYear = new Date().getFullYear();

test.each([
  ...[{}, { year: 1888 }, { year: thisYear + 10 }, { runtime: 0.5 }, { transferRate: 8 }],
  ...[{ transferRate: 60 }, { bookings: false }, { ages: { DE: 0, US: 'PG-13' } }],
])('a film may have %j besides a title and a year', (facts) =>
  expect(filmSchema.parse({ ...film, ...facts })).toMatchObject(facts),
);

const own = [{ provider: 'html5', src: '/media/a.mp4' }];

test.each([
  [{ year: 1887 }, 'year'],
  [{ year: thisYear + 11 }, 'year'],
  [{ runtime: 0 }, 'runtime'],
  [{ transferRate: 7.9 }, 'transferRate'],
  [{ recommendedAge: 1 }, 'recommendedAge'],
  [{ recommendedAge: 13 }, 'recommendedAge'],
  [{ transferRate: 60.1 }, 'transferRate'],
  [{ ages: { DE: 10 } }, 'ages.DE'],
  [{ ages: { GB: 'R' } }, 'ages.GB'],
  [{ contentNotes: ['boredom'] }, 'contentNotes.0'],
  [{ trailers: [{ kind: 'film', type: 'video', sources: own }] }, 'trailers.0.kind'],
  [{ countries: ['FRA'] }, 'countries.0'],
  [{ languages: ['not a tag'] }, 'languages.0'],
  [{ genres: ['short'] }, 'genres.0'],
  [{ quotes: [{ text: { fr: 'A' }, source: 'A', url: 'javascript:alert(1)' }] }, 'quotes.0.url'],
  [{ distributors: [{ name: 'A', url: 'a.example' }] }, 'distributors.0.url'],
  [{ vod: { ads: true, until: '2026-12-01' } }, 'vod.until'],
  [{ basedOn: [{ work: 3 }] }, 'basedOn.0.work'],
  [{ ids: { wikidata: 'xQ1' } }, 'ids.wikidata'],
  [{ ids: { imdb: 'tt001032' } }, 'ids.imdb'],
  [{ synopsis: {} }, 'synopsis'],
])('a film with %j has an issue at %s', (change, field) =>
  expect(fieldsOf(filmSchema, { ...film, ...change })).toEqual([field]),
);

const original = { text: 'Der Weg', lang: 'de' };

test('titleSchema needs an original title, and titles lose spaces around them', () => {
  expect(titleSchema.parse({ original })).toEqual({ original, also: [] });
  const also = [{ text: ' The Way ', lang: 'en' }];
  expect(titleSchema.parse({ original, fr: ' Le Chemin ', de: null, also })).toEqual({
    ...{ original, fr: 'Le Chemin', de: null },
    also: [{ text: 'The Way', lang: 'en' }],
  });
  expect(fieldsOf(titleSchema, {})).toEqual(['original']);
  expect(fieldsOf(titleSchema, { original: { text: ' ', lang: 'de' }, fr: '' })).toHaveLength(2);
});

test('a festival entry needs a festival or an award', () => {
  for (const one of [{ festival: 'Locarno' }, { award: { fr: 'Prix', de: 'Preis' } }])
    expect(festivalSchema.parse(one)).toEqual(one);
  expect(issuesOf(festivalSchema, { year: 1946 })).toHaveLength(1);
});

test('an ISAN has the form and the check characters of a work or of its version', () => {
  for (const isan of [
    ...['0000-0000-D07A-0090-Q', '0000-0000-D07A-0090-Q-0000-0000-X'],
    ...['0000-0001-8947-0000-8-0000-0000-D', '0000-0000-3A8D-0000-Z-0000-0000-6'],
  ])
    expect(issuesOf(isanSchema, isan), isan).toEqual([]);
  for (const isan of ['0000-0000-D07A-0090-Q-', '0000-0000-d07a-0090-q', 'ISAN 0000', ''])
    expect(issuesOf(isanSchema, isan), isan).toEqual([': an ISAN such as 0000-0000-D07A-0090-Q']);
});

test.each([
  ['a wrong digit', '0000-0000-D07B-0090-Q'],
  ['two digits exchanged', '0000-0000-D70A-0090-Q'],
  ['the check character of another version', '0000-0000-D07A-0090-Q-0000-0001-X'],
])('an ISAN with %s is an issue', (_, isan) =>
  expect(issuesOf(isanSchema, isan)).toEqual([
    ': an ISAN whose check letters fit: some sign of it is wrong',
  ]),
);

test('a place to watch a film has an https address, named once', () => {
  const place = { name: 'LaCinetek', address: 'https://cinetek.example/a', kind: 'stream' };
  expect(watchSchema.parse([place])).toEqual([{ ...place, languages: [], countries: [] }]);
  for (const address of ['http://cinetek.example/a', 'javascript:alert(1)'])
    expect(fieldsOf(watchSchema, [{ ...place, address }])).toEqual(['0.address']);
  expect(fieldsOf(watchSchema, [place, { ...place, kind: 'rent' }])).toEqual(['1.address']);
});
