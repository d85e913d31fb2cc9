import { expect, test } from 'vitest';
import { articleSchema } from '@/lib/content/schema/article';
import { collectionSchema } from '@/lib/content/schema/collection';
import { genresSchema } from '@/lib/content/schema/genre';
import { peopleSchema } from '@/lib/content/schema/person';
import { accessibilitySchema, siteSchema } from '@/lib/content/schema/site';
import { translationsSchema } from '@/lib/content/schema/translations';
import { slugSchema } from '@/lib/content/slug-schema';
import { faultsOf } from './faults-of';

const words = { fr: 'Texte' };
const fieldOf = (faults: string[]) => faults[0]?.split(':')[0];

test.each(['a', 'le-manoir-du-diable', '1919', 'a-1'])('%s is a slug', (slug) => {
  expect(faultsOf(slugSchema, slug)).toEqual([]);
});

test.each(['', 'A', 'a-', '-a', 'a--b', 'a b', 'é', 'a/b'])('%j is no slug', (slug) => {
  expect(faultsOf(slugSchema, slug)).toEqual([
    ': lower-case letters and digits, words joined by single hyphens',
  ]);
});

test('words stand in one language or in both, and never empty', () => {
  expect(translationsSchema.parse({ fr: ' Texte ', de: 'Text' })).toEqual({
    fr: 'Texte',
    de: 'Text',
  });
  expect(faultsOf(translationsSchema, { de: 'Text' })).toEqual([]);
  expect(faultsOf(translationsSchema, {})).toEqual([': words in fr, in de, or in several']);
  expect(faultsOf(translationsSchema, { fr: ' ', de: 'Text' })).toEqual([
    'fr: words, or leave the field out',
  ]);
  expect(faultsOf(translationsSchema, { fr: 'Texte', it: 'Testo' })).toHaveLength(1);
});

const site = {
  ...{ name: 'Testhaus', url: 'https://test.example', tagline: words, description: words },
  imprint: { publisher: 'Testhaus', address: ['Rue 1'], email: 'a@test.example', text: words },
};

test('a site has a name, an address and words, and need have no more', () => {
  const { imprint, ...owed } = site;
  expect(siteSchema.parse(owed)).toEqual({
    ...owed,
    content: 1,
    ...{ social: [], switchedOff: [], timeZone: 'Europe/Zurich', currencies: ['CHF', 'EUR'] },
  });
  const more = {
    imprint,
    social: [{ name: 'Mastodon', url: 'https://social.example/@a' }],
    timeZone: 'America/Toronto',
    shopNotice: words,
    screeningsNotice: words,
    ads: { backend: 'vast', tag: '/ads/tag.xml', publisherId: 'p', channelId: 'c' },
  };
  expect(faultsOf(siteSchema, { ...site, ...more })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ url: 'https://test.example/' }, 'url'],
  [{ url: 'ftp://test.example' }, 'url'],
  [{ url: 'test.example' }, 'url'],
  [{ social: [{ name: '', url: 'https://a.example' }] }, 'social.0.name'],
  [{ social: [{ name: 'A', url: 'a' }] }, 'social.0.url'],
  [{ imprint: { ...site.imprint, publisher: '' } }, 'imprint.publisher'],
  [{ imprint: { ...site.imprint, address: [] } }, 'imprint.address'],
  [{ imprint: { ...site.imprint, address: [''] } }, 'imprint.address.0'],
  [{ imprint: { ...site.imprint, email: 'a' } }, 'imprint.email'],
  [{ timeZone: 'Europe/Bienne' }, 'timeZone'],
  [{ timeZone: '+01:00' }, 'timeZone'],
  [{ timeZone: '' }, 'timeZone'],
  [{ menu: 'shop' }, 'menu'],
  [{ switchedOff: ['catalogue'] }, 'switchedOff.0'],
  [{ switchedOff: true }, 'switchedOff'],
  [{ content: 0 }, 'content'],
  [{ content: 99 }, 'content'],
  [{ currencies: [] }, 'currencies'],
  [{ currencies: ['USD'] }, 'currencies.0'],
  [{ currencies: 'CHF' }, 'currencies'],
  [{ colour: 'red' }, ''],
])('a site with %j is at fault', (change, field) => {
  expect(fieldOf(faultsOf(siteSchema, { ...site, ...change }))).toBe(field);
});

test.each([
  'http://test.example/',
  'https://test.example/bobine',
  'https://test.example?a=b',
  'https://test.example#a',
  'https://me@test.example',
  'https://te st.example',
])('a site does not stand at %s: its pages would lead out of it', (url) => {
  expect(faultsOf(siteSchema, { ...site, url })).toEqual([
    'url: an address without a path or a slash at its end: https://films.example',
  ]);
});

test.each(['https://films.example', 'http://localhost:3000', 'https://züri.example'])(
  'a site may stand at %s',
  (url) => expect(faultsOf(siteSchema, { ...site, url })).toEqual([]),
);

const collection = {
  ...{ kind: 'theme', title: words, summary: words, introduction: words, order: 1 },
  films: [{ film: 'nerven', reason: words }],
};

test.each(['director', 'movement', 'theme', 'cycle'])('a collection may be a %s', (kind) => {
  expect(faultsOf(collectionSchema, { ...collection, kind })).toEqual([]);
});

test.each([
  [{ kind: 'list' }, 'kind'],
  [{ order: 1.5 }, 'order'],
  [{ films: [] }, 'films'],
  [{ films: [{ film: 'nerven' }] }, 'films.0.reason'],
  [{ films: [{ film: 'nerven', reason: words, note: 'x' }] }, 'films.0'],
  [{ colour: 'red' }, ''],
])('a collection with %j is at fault', (change, field) => {
  expect(fieldOf(faultsOf(collectionSchema, { ...collection, ...change }))).toBe(field);
});

const article = {
  ...{ kind: 'dvd', title: words, description: words, contents: [words], order: 1 },
  ...{ price: { CHF: 29.9, EUR: 27 }, stock: 'in-stock' },
};

test('an article need be about no film', () => {
  expect(articleSchema.parse(article).films).toEqual([]);
});

test('a house sells in francs, in euros, or in both', () => {
  for (const price of [{ CHF: 29.9 }, { EUR: 27 }])
    expect(articleSchema.parse({ ...article, price }).price).toEqual(price);
});

test.each(['dvd', 'blu-ray', 'book', 'poster', 'voucher'])('a %s can be sold', (kind) => {
  expect(faultsOf(articleSchema, { ...article, kind })).toEqual([]);
});

test.each(['in-stock', 'few-left', 'out-of-stock', 'pre-order', 'example'])(
  'it may be %s',
  (stock) => {
    expect(faultsOf(articleSchema, { ...article, stock })).toEqual([]);
  },
);

test.each([
  [{ kind: 'vhs' }, 'kind'],
  [{ stock: 'lost' }, 'stock'],
  [{ contents: [] }, 'contents'],
  [{ price: {} }, 'price'],
  [{ price: { CHF: 0, EUR: 1 } }, 'price.CHF'],
  [{ price: { CHF: 29.999, EUR: 1 } }, 'price.CHF'],
  [{ price: { CHF: 1, EUR: 1, USD: 1 } }, 'price'],
  [{ order: 0.5 }, 'order'],
  [{ films: ['Nerven'] }, 'films.0'],
  [{ colour: 'red' }, ''],
])('an article with %j is at fault', (change, field) => {
  expect(fieldOf(faultsOf(articleSchema, { ...article, ...change }))).toBe(field);
});

test('a genre has its word in each language', () => {
  expect(faultsOf(genresSchema, { drama: { fr: 'Drame', de: 'Drama' } })).toEqual([]);
  expect(fieldOf(faultsOf(genresSchema, { drama: { fr: 'Drame' } }))).toBe('drama.de');
  expect(fieldOf(faultsOf(genresSchema, { drama: { fr: '', de: 'Drama' } }))).toBe('drama.fr');
  expect(fieldOf(faultsOf(genresSchema, { drama: { fr: 'D', de: 'D', it: 'D' } }))).toBe('drama');
  expect(fieldOf(faultsOf(genresSchema, { Drama: { fr: 'Drame', de: 'Drama' } }))).toBe('Drama');
});

test('of a person the years may be known', () => {
  expect(
    faultsOf(peopleSchema, { 'Asta Nielsen': { born: 1881, died: 1972 }, Musidora: {} }),
  ).toEqual([]);
  expect(fieldOf(faultsOf(peopleSchema, { A: { born: 1881.5 } }))).toBe('A.born');
  expect(fieldOf(faultsOf(peopleSchema, { A: { died: 'soon' } }))).toBe('A.died');
  expect(fieldOf(faultsOf(peopleSchema, { A: { place: 'Bern' } }))).toBe('A');
  expect(faultsOf(peopleSchema, { '': {} })).toHaveLength(1);
});

test('a house need say nothing of it, or says whom to tell and who judges', () => {
  expect(accessibilitySchema.parse({})).toEqual({});
  const said = {
    contact: { name: 'Anna', email: 'anna@house.example' },
    body: { name: { fr: 'Le Bureau', de: 'Das Büro' }, url: 'https://office.example/' },
  };
  expect(accessibilitySchema.parse(said)).toEqual(said);
  expect(accessibilitySchema.parse({ body: { name: 'Office' } })).toEqual({
    body: { name: 'Office' },
  });
});

test.each([
  [{ contact: { name: 'Anna' } }, 'contact: an email, a phone, or both'],
  [{ body: {} }, 'body.name: words, or words in fr and in de'],
  [
    { body: { name: 'Office', url: 'mailto:a@b.example' } },
    'body.url: an address that begins with https://',
  ],
  [{ body: { name: 'Office', phone: '1' } }, 'body: Unrecognized key: "phone"'],
  [{ level: 'AA' }, ': Unrecognized key: "level"'],
])('%j is said to be wrong, and how it should be', (said, fault) => {
  expect(faultsOf(accessibilitySchema, said)).toEqual([fault]);
});
