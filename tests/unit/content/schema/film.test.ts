import { describe, expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import {
  festivalSchema,
  isanSchema,
  titleSchema,
  watchSchema,
} from '@/lib/content/schema/film-fields';
import { pressFileSchema } from '@/lib/content/schema/media';
import { accessSchema } from '@/lib/content/schema/picture-and-sound';
import { faultsOf, fieldsOf } from './faults-of';

const film = { title: { original: { text: 'Nerven', lang: 'de' } }, year: 1919 };
const words = { fr: 'Texte' };
const full = {
  ...film,
  title: { ...film.title, fr: 'Nerfs', de: 'Nerven', also: [{ text: 'Nerves', lang: 'en' }] },
  ...{ runtime: 110, countries: ['DE'], languages: ['zxx'], transferRate: 18 },
  ...{ directors: ['Robert Reinert'], cast: [{ name: 'Erna Morena', role: 'Elisabeth' }] },
  crew: [{ name: 'Robert Reinert', job: 'screenplay' }],
  ...{ companies: ['Monumental-Film'], sound: 'silent', colour: ['tinted'], ratio: '1.33:1' },
  distributors: [{ name: 'Verleih', countries: ['CH'], url: 'https://verleih.example' }],
  basedOn: [{ author: 'B', work: 'C' }, { work: words }],
  festivals: [{ festival: words, year: 1920, section: 'Forum', award: words }],
  pressKit: [{ src: '/media/nerven/kit.pdf', name: 'Dossier', credit: words }],
  ...{ bookings: { name: 'Anna', phone: '+41 22 000 00 00' }, website: 'https://nerven.example' },
  ...{ publicDomain: ['CH', 'EU'], access: { captions: ['fr'] }, embed: false, motif: 'claw' },
  ...{ genres: ['drama'], synopsis: words, rights: words, editorNote: 'year?' },
  quotes: [{ text: words, source: 'Le Temps', url: 'https://temps.example/' }],
  awards: [{ name: words, year: 1920 }],
  age: { system: 'FSK', value: 12 },
  versions: [{ audio: ['de'], subtitles: ['fr'], resolution: 'DCP', runtime: 94, metres: 2564 }],
  poster: { src: '/media/nerven/poster.jpg', alt: words },
  stills: [{ src: '/media/nerven/1.jpg', alt: words, credit: words }],
  media: {
    film: { type: 'video', sources: [{ provider: 'html5', src: '/media/nerven/film.mp4' }] },
    trailer: { type: 'video', sources: [{ provider: 'youtube', src: 'aqz-KE-bpKQ' }] },
    audio: { type: 'audio', sources: [{ provider: 'vimeo', src: '123' }] },
  },
  vod: { ads: true, from: '2026-12-01T00:00:00+01:00', until: '2026-12-02T00:00:00Z' },
  watch: [{ name: 'LaCinetek', address: 'https://cinetek.example/nerven', kind: 'rent' }],
  ids: { wikidata: 'Q153886', imdb: 'tt0010323', isan: '0000-0000-D07A-0090-Q' },
  releases: [{ country: 'CH', region: 'de', date: '2026-12-04' }],
  ...{ added: '2026-11-21', draft: true, publishedFrom: '2026-12-04' },
};

test('takes a film with every field', () => {
  expect(faultsOf(filmSchema, full)).toEqual([]);
  expect(Object.keys(full).sort()).toEqual(Object.keys(filmSchema.shape).sort());
});

test('takes a film with a title and a year alone', () => {
  expect(filmSchema.parse(film)).toEqual({
    ...film,
    title: { ...film.title, also: [] },
    ...{ countries: [], languages: [], directors: [], cast: [], crew: [], genres: [] },
    ...{ publicDomain: [], basedOn: [], watch: [], companies: [], distributors: [] },
    ...{ colour: [], festivals: [], pressKit: [], releases: [] },
    ...{ quotes: [], awards: [], versions: [], stills: [], media: {}, ids: {} },
  });
});

test.each([
  ...[{ year: 1888 }, { year: new Date().getFullYear() + 10 }, { runtime: 0.5 }],
  ...[{ transferRate: 8 }, { transferRate: 60 }, { bookings: false }],
  { age: { system: 'FSK', value: 'o. A.' } },
  { vod: { ads: false, from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:01Z' } },
])('a film may have %j', (facts) => {
  expect(filmSchema.parse({ ...film, ...facts })).toMatchObject(facts);
});

const aMoment = 'a moment with its offset, such as 2026-12-01T00:00:00+01:00';
const country = 'an ISO 3166 code such as FR';
const after = 'vod.until: a moment after from, or nobody can ever watch it';
const from = '2026-12-02T00:00:00Z';

test.each([
  [{ directors: [' '] }, 'directors.0: a name'],
  [{ year: 1887 }, 'year: a year from 1888, the first film'],
  [{ year: new Date().getFullYear() + 11 }, 'year: a year that is not so far off'],
  [{ countries: ['FRA'] }, `countries.0: ${country}`],
  [{ releases: [{ country: 'Suisse', date: '2026-12-04' }] }, `releases.0.country: ${country}`],
  [{ languages: ['not a tag'] }, 'languages.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ genres: ['short'] }, 'genres.0: no “short”: that follows from the runtime'],
  [{ genres: ['A'] }, 'genres.0: lower-case letters and digits, words joined by single hyphens'],
  [{ vod: { ads: true, until: '2026-12-01T00:00:00' } }, `vod.until: ${aMoment}`],
  [{ vod: { ads: true, from, until: from } }, after],
  [{ vod: { ads: true, from, until: '2026-12-01T23:00:00-01:00' } }, after],
  [
    { basedOn: [{ work: 3 }] },
    'basedOn.0.work: a name, or one for each language: { fr: …, de: … }',
  ],
  [{ ids: { wikidata: 'xQ1' } }, 'ids.wikidata: a Wikidata id such as Q153886'],
  [{ ids: { imdb: 'tt001032' } }, 'ids.imdb: an IMDb id such as tt0010323'],
  [{ website: 'a.example' }, 'website: an address that begins with https://'],
  [{ synopsis: {} }, 'synopsis: words in fr, in de, or in several'],
])('%j is refused with what was expected', (change, fault) => {
  expect(faultsOf(filmSchema, { ...film, ...change })).toEqual([fault]);
});

test.each([
  [{ runtime: 0 }, 'runtime'],
  [{ transferRate: 7.9 }, 'transferRate'],
  [{ transferRate: 60.1 }, 'transferRate'],
  [{ year: 1919.5 }, 'year'],
  [{ crew: [{ name: 'A', job: 'Catering' }] }, 'crew.0.job'],
  [{ quotes: [{ text: words, source: 'A', url: 'javascript:alert(1)' }] }, 'quotes.0.url'],
  [{ distributors: [{ name: 'A', url: 'a.example' }] }, 'distributors.0.url'],
  [{ releases: [{ country: 'CH' }] }, 'releases.0.date'],
  [{ publicDomain: ['US'] }, 'publicDomain.0'],
  [{ motif: 'zeppelin' }, 'motif'],
  [{ added: '21.11.2026' }, 'added'],
  [{ embed: 'yes' }, 'embed'],
  [{ vod: {} }, 'vod.ads'],
])('%j is a fault of its field', (change, field) => {
  expect(fieldsOf(filmSchema, { ...film, ...change })).toEqual([field]);
});

test('an offer that ends before it begins is reported beside its other faults', () => {
  const vod = { from, until: '2026-12-01T00:00:00Z' };
  expect(fieldsOf(filmSchema, { ...film, vod })).toEqual(['vod.ads', 'vod.until']);
  for (const wrong of [null, 'x', { ads: true, from: 'x', until: vod.until }])
    expect(faultsOf(filmSchema, { ...film, vod: wrong })).toHaveLength(1);
});

describe('a title', () => {
  const original = { text: 'Der Weg', lang: 'de' };

  test('is the original one; further ones are taken without spaces around them', () => {
    expect(titleSchema.parse({ original })).toEqual({ original, also: [] });
    const also = [{ text: ' The Way ', lang: 'en' }];
    expect(titleSchema.parse({ original, fr: ' Le Chemin ', de: null, also })).toEqual({
      ...{ original, fr: 'Le Chemin', de: null },
      also: [{ text: 'The Way', lang: 'en' }],
    });
    expect(fieldsOf(titleSchema, {})).toEqual(['original']);
    expect(fieldsOf(titleSchema, { original: { text: ' ', lang: 'de' }, fr: '' })).toHaveLength(2);
  });

  test('is not written twice, and each repetition is named', () => {
    const also = ['Der Weg', 'Le Chemin', 'The Way', 'The Way', 'A Way'].map((text) => ({
      ...{ text, lang: 'en' },
    }));
    expect(faultsOf(titleSchema, { original, fr: 'Le Chemin', also })).toEqual(
      [0, 1, 3].map((at) => `also.${at}.text: a title that is not said already`),
    );
  });
});

test.each([
  [{ captions: ['français'] }, 'captions.0'],
  [{ audioDescription: ['allemand'] }, 'audioDescription.0'],
  [{ signLanguage: ['fr'] }, 'signLanguage.0'],
])('access %j names no language', (access, field) => {
  expect(fieldsOf(accessSchema, access)).toEqual([field]);
  expect(fieldsOf(accessSchema, { captions: ['fr'], signLanguage: ['sgg', 'fsl'] })).toEqual([]);
});

test('a festival is named, or the award', () => {
  for (const one of [{ festival: 'Locarno' }, { award: { fr: 'Prix', de: 'Preis' } }])
    expect(festivalSchema.parse(one)).toEqual(one);
  expect(faultsOf(festivalSchema, { year: 1946 })).toEqual([': a festival, an award, or both']);
});

test.each([
  '0000-0000-D07A-0090-Q',
  '0000-0000-D07A-0090-Q-0000-0000-X',
  '0000-0001-8947-0000-8-0000-0000-D',
  '0000-0000-3A8D-0000-Z-0000-0000-6',
])('%s is the ISAN of a work or of its version', (isan) => {
  expect(faultsOf(isanSchema, isan)).toEqual([]);
});

test.each([
  ['one digit wrong', '0000-0000-D07B-0090-Q'],
  ['two digits in each other’s place', '0000-0000-D70A-0090-Q'],
  ['another version than its sign says', '0000-0000-D07A-0090-Q-0000-0001-X'],
])('an ISAN with %s does not pass', (_, isan) => {
  expect(faultsOf(isanSchema, isan)).toEqual([
    ': an ISAN whose check letters fit: some sign of it is wrong',
  ]);
});

test.each(['0000-0000-D07A-0090-Q-', '0000-0000-d07a-0090-q', 'ISAN 0000-0000-D07A-0090-Q', ''])(
  '“%s” is answered with the form of an ISAN',
  (isan) => expect(faultsOf(isanSchema, isan)).toEqual([': an ISAN such as 0000-0000-D07A-0090-Q']),
);

test.each([
  ['/media/a/kit.pdf', true],
  ['https://a.example/kit.MP4', true],
  ['/media/kit.7z', true],
  ['/media/a/kit', false],
  ['/media/kit.folder', false],
  ['/media/kit.pdf?', false],
  ['/media/../kit.pdf', false],
])('%s is a file for the press: %s', (src, isOne) => {
  expect(fieldsOf(pressFileSchema, { src, name: 'Dossier' })).toEqual(isOne ? [] : ['src']);
});

const place = { name: 'LaCinetek', address: 'https://cinetek.example/a', kind: 'stream' };

test.each([
  ['plain http', { address: 'http://cinetek.example/a' }, '0.address: an address that begins'],
  ['a script', { address: 'javascript:alert(1)' }, '0.address: an address that begins'],
  ['an unknown kind', { kind: 'torrent' }, '0.kind: one of stream, rent, buy, cinema, archive'],
  ['no name', { name: ' ' }, '0.name: the name of the place'],
  ['a language in words', { languages: ['allemand'] }, '0.languages.0: a BCP 47 language'],
  ['a country in words', { countries: ['Suisse'] }, '0.countries.0: an ISO 3166 code'],
])('a place to watch the film with %s is refused', (_, wrong, expected) => {
  expect(watchSchema.parse([place])).toEqual([{ ...place, languages: [], countries: [] }]);
  expect(faultsOf(watchSchema, [{ ...place, ...wrong }])).toEqual([
    expect.stringContaining(expected),
  ]);
});

test('a place to watch the film is not named twice', () => {
  expect(faultsOf(watchSchema, [place, { ...place, kind: 'rent' }])).toEqual([
    '1.address: an address that is not named twice',
  ]);
});
