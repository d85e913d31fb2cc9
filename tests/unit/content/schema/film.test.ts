import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { faultsOf } from './faults-of';

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
  festivals: [{ festival: words, year: 1920, section: 'Forum', award: words }],
  pressKit: [{ src: '/media/nerven/kit.pdf', name: 'Dossier', credit: words }],
  ...{ bookings: { name: 'Anna', phone: '+41 22 000 00 00' }, website: 'https://nerven.example' },
  publicDomain: ['CH', 'EU'],
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
  added: '2026-11-21',
};

test('a film with all that can be said of one is a film', () => {
  expect(faultsOf(filmSchema, full)).toEqual([]);
});

test('of a film with a title and a year everything else is nothing', () => {
  expect(filmSchema.parse(film)).toEqual({
    ...film,
    title: { ...film.title, also: [] },
    ...{ countries: [], languages: [], directors: [], cast: [], crew: [], genres: [] },
    ...{ publicDomain: [], basedOn: [], watch: [], companies: [], distributors: [] },
    ...{ colour: [], festivals: [], pressKit: [], releases: [] },
    ...{ quotes: [], awards: [], versions: [], stills: [], media: {}, ids: {} },
  });
  const [version] = filmSchema.parse({ ...film, versions: [{ resolution: '35 mm' }] }).versions;
  expect(version).toEqual({ audio: [], subtitles: [], resolution: '35 mm' });
});

test('a further title is none that stands there already', () => {
  const also = (text: string) => ({
    ...film,
    title: {
      ...film.title,
      fr: 'Nerfs',
      also: [
        { text: 'Nerves', lang: 'en' },
        { text, lang: 'en' },
      ],
    },
  });
  for (const text of ['Nerven', 'Nerfs', 'Nerves'])
    expect(faultsOf(filmSchema, also(text)).join()).toContain('title.also.1.text');
  expect(faultsOf(filmSchema, also('Nervous'))).toEqual([]);
});

test('names are taken without the spaces around them', () => {
  expect(filmSchema.parse({ ...film, directors: [' Robert Reinert '] }).directors).toEqual([
    'Robert Reinert',
  ]);
});

const aMoment = 'a moment with its offset, such as 2026-12-01T00:00:00+01:00';

test.each([
  [{ directors: [' '] }, 'directors.0: a name'],
  [{ year: 1887 }, 'year: a year from 1888, the first film'],
  [{ countries: ['FRA'] }, 'countries.0: an ISO 3166 code such as FR'],
  [{ countries: ['xFR'] }, 'countries.0: an ISO 3166 code such as FR'],
  [{ languages: ['DE'] }, 'languages.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ languages: ['not a tag'] }, 'languages.0: a BCP 47 language tag such as fr, de or de-CH'],
  [
    { genres: ['Drama'] },
    'genres.0: lower-case letters and digits, words joined by single hyphens',
  ],
  [{ vod: { ads: true, until: '2026-12-01T00:00:00' } }, `vod.until: ${aMoment}`],
  [{ languages: ['allemand'] }, 'languages.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ languages: ['xx'] }, 'languages.0: a BCP 47 language tag such as fr, de or de-CH'],
  [{ year: 3025 }, 'year: a year that is not so far off'],
  [
    { vod: { ads: true, from: '2026-12-02T00:00:00Z', until: '2026-12-01T23:00:00-01:00' } },
    'vod.until: a moment after from, or nobody can ever watch it',
  ],
  [
    { basedOn: [{ work: 3 }] },
    'basedOn.0.work: a name, or one for each language: { fr: …, de: … }',
  ],
  [{ ids: { wikidata: 'xQ1' } }, 'ids.wikidata: a Wikidata id such as Q153886'],
  [{ ids: { wikidata: 'Q1x' } }, 'ids.wikidata: a Wikidata id such as Q153886'],
  [{ ids: { imdb: 'xtt0010323' } }, 'ids.imdb: an IMDb id such as tt0010323'],
  [{ ids: { imdb: 'tt0010323x' } }, 'ids.imdb: an IMDb id such as tt0010323'],
  [{ ids: { imdb: 'tt001032' } }, 'ids.imdb: an IMDb id such as tt0010323'],
  [
    { stills: [{ src: 'media/1.jpg', alt: words }] },
    'stills.0.src: a path such as /media/film/still-1.jpg',
  ],
  [{ ratio: '4:3' }, "ratio: a picture's ratio such as '1.37:1'"],
  [{ sound: 'stumm' }, 'sound: silent, in this word'],
  [{ synopsis: {} }, 'synopsis: words in fr, in de, or in several'],
])('%j is said to be wrong, and how it should be', (change, fault) => {
  expect(faultsOf(filmSchema, { ...film, ...change })).toEqual([fault]);
});

test.each([
  [{ runtime: 0 }, 'runtime'],
  [{ transferRate: 7 }, 'transferRate'],
  [{ transferRate: 61 }, 'transferRate'],
  [{ crew: [{ name: 'A', job: 'Catering' }] }, 'crew.0.job'],
  [{ festivals: [{ year: 1920 }] }, 'festivals.0'],
  [{ bookings: { name: 'A' } }, 'bookings'],
  [{ bookings: { name: 'A', phone: 'Anna' } }, 'bookings.phone'],
  [{ pressKit: [{ src: '/media/a/kit', name: 'A' }] }, 'pressKit.0.src'],
  [{ pressKit: [{ src: '/media/../kit.pdf', name: 'A' }] }, 'pressKit.0.src'],
  [{ colour: ['sepia'] }, 'colour.0'],
  [{ quotes: [{ text: words, source: 'A', url: 'temps' }] }, 'quotes.0.url'],
  [{ awards: [{ name: words, year: 1920.5 }] }, 'awards.0.year'],
  [{ added: '21.11.2026' }, 'added'],
  [{ age: { system: 'FSK', value: true } }, 'age.value'],
  [{ vod: {} }, 'vod.ads'],
  [{ cast: [{ name: 'A', part: 'B' }] }, 'cast.0'],
  [{ versions: [{ resolution: '2K', sound: 'de' }] }, 'versions.0'],
  [{ title: {} }, 'title.original'],
])('%j is a fault of its field', (change, field) => {
  const [fault] = faultsOf(filmSchema, { ...film, ...change });
  expect(fault?.split(':')[0]).toBe(field);
});

test('an offer that ends before it begins is said beside its other faults', () => {
  const vod = { from: '2026-12-02T00:00:00Z', until: '2026-12-01T00:00:00Z' };
  expect(faultsOf(filmSchema, { ...film, vod }).map((fault) => fault.split(':')[0])).toEqual([
    'vod.ads',
    'vod.until',
  ]);
  for (const wrong of [null, 'x', { ads: true, from: 'x', until: vod.until }])
    expect(faultsOf(filmSchema, { ...film, vod: wrong })).toHaveLength(1);
});
