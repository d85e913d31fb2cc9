import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { faultsOf } from './faults-of';

const film = { title: { original: { text: 'A', lang: 'fr' } }, year: 1919 };
const words = { fr: 'Texte' };
const media = { type: 'video', sources: [{ provider: 'vimeo', src: '1' }] };

test.each([
  { runtime: 0.5 },
  { transferRate: 8 },
  { transferRate: 60 },
  { year: 1888 },
  { year: new Date().getFullYear() + 10 },
  { basedOn: [{ author: 'B', work: 'C' }] },
  { basedOn: [{ work: words }] },
  { embed: false },
  { bookings: false },
  { age: { system: 'FSK', value: 'o. A.' } },
  { publicDomain: ['CH'] },
  { publicDomain: ['EU'] },
  { releases: [{ country: 'CH', region: 'de', date: '2026-12-04' }] },
  { vod: { ads: false, from: '2026-12-01T00:00:00Z' } },
  { vod: { ads: false, until: '2026-12-01T00:00:00+01:00' } },
  { vod: { ads: false, from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:01Z' } },
  { ids: { wikidata: 'Q1', imdb: 'tt00103234' } },
  { media: { trailer: media } },
  { access: { captions: ['fr'] } },
  { draft: true, publishedFrom: '2026-12-04' },
])('a film may have %j', (facts) => {
  expect(filmSchema.parse({ ...film, ...facts })).toMatchObject(facts);
});

test('a distributor of whom no country is named brings a film everywhere', () => {
  expect(filmSchema.parse({ ...film, distributors: [{ name: 'A' }] }).distributors).toEqual([
    { name: 'A', countries: [] },
  ]);
});

const country = 'an ISO 3166 code such as FR';
const after = 'vod.until: a moment after from, or nobody can ever watch it';
const link = 'an address that begins with https://';

test.each([
  [{ vod: { ads: true, from: '2026-12-01T00:00:00Z', until: '2026-12-01T00:00:00Z' } }, after],
  [{ genres: ['short'] }, 'genres.0: no “short”: that follows from the runtime'],
  [{ year: new Date().getFullYear() + 11 }, 'year: a year that is not so far off'],
  [{ cast: [{ name: '' }] }, 'cast.0.name: a name'],
  [{ crew: [{ name: '', job: 'music' }] }, 'crew.0.name: a name'],
  [{ companies: [''] }, 'companies.0: a name'],
  [{ distributors: [{ name: '' }] }, 'distributors.0.name: a name'],
  [
    { distributors: [{ name: 'A', countries: ['Suisse'] }] },
    `distributors.0.countries.0: ${country}`,
  ],
  [{ distributors: [{ name: 'A', url: 'a.example' }] }, `distributors.0.url: ${link}`],
  [{ releases: [{ country: 'Suisse', date: '2026-12-04' }] }, `releases.0.country: ${country}`],
  [{ website: 'a.example' }, `website: ${link}`],
  [{ editorNote: ' ' }, 'editorNote: a name'],
  [{ age: { system: '', value: 12 } }, 'age.system: a name'],
  [{ quotes: [{ text: words, source: ' ' }] }, 'quotes.0.source: a name'],
])('%j is said to be wrong, and how it should be', (change, fault) => {
  expect(faultsOf(filmSchema, { ...film, ...change })).toEqual([fault]);
});

test.each([
  [{ basedOn: [{ work: 'A', year: 1 }] }, 'basedOn.0'],
  [{ crew: [{ name: 'A', job: 'music', role: 'B' }] }, 'crew.0'],
  [{ distributors: [{ name: 'A', town: 'B' }] }, 'distributors.0'],
  [{ quotes: [{ text: words, source: 'A', year: 1 }] }, 'quotes.0'],
  [{ awards: [{ name: words, town: 'A' }] }, 'awards.0'],
  [{ releases: [{ country: 'CH' }] }, 'releases.0.date'],
  [{ releases: [{ country: 'CH', date: '2026-12-04', town: 'A' }] }, 'releases.0'],
  [{ releases: [{ country: 'CH', date: '2026-12-04', region: 'CH' }] }, 'releases.0.region'],
  [{ age: { system: 'FSK', value: 12, year: 1 } }, 'age'],
  [{ publicDomain: ['US'] }, 'publicDomain.0'],
  [{ media: { clip: media } }, 'media'],
  [{ vod: { ads: true, price: 1 } }, 'vod'],
  [{ ids: { tmdb: '1' } }, 'ids'],
  [{ embed: 'yes' }, 'embed'],
  [{ runtime: -1 }, 'runtime'],
  [{ transferRate: 7.9 }, 'transferRate'],
  [{ transferRate: 60.1 }, 'transferRate'],
  [{ year: 1919.5 }, 'year'],
  [{ seen: true }, ''],
])('%j is a fault of its field', (change, field) => {
  const faults = faultsOf(filmSchema, { ...film, ...change });
  expect(faults.map((fault) => fault.split(':')[0])).toEqual([field]);
});
