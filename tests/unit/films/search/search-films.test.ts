import { expect, test } from 'vitest';
import { articleSchema } from '@/lib/content/schema/article';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { buildIndex } from '@/lib/films/search/build-index';
import { openIndex } from '@/lib/films/search/get-search-index';
import { searchLibrary } from '@/lib/films/search/search-films';
import { cinemas, screening } from '../screenings/small-cinemas';
import { smallHouse } from './small-house';

const { library, index } = smallHouse(
  {
    faust: {
      title: 'Faust',
      directors: ['Paul Orlac'],
      cast: [{ name: 'Paul Orlac', role: 'Orlac' }],
    },
    told: {
      title: 'Zwei',
      fr: 'Deux',
      synopsis: { fr: 'La nuit.', de: 'Die Nacht in Fauststadt.' },
    },
  },
  { pactes: ['told'] },
);
const asked = { locale: 'fr', now: new Date('2026-11-21T12:00:00Z') } as const;
const search = (q: string, films = library.films) =>
  searchLibrary({ ...library, films }, index, parseQuery({ q }), asked).films;
const hitOf = (q: string) => search(q)[0]?.hit;

test('a film that has left the library since the index was built is left out', () => {
  expect(
    search('faust', new Map([...library.films].slice(1))).map(({ film }) => film.slug),
  ).toEqual(['told']);
});

test('without a text the films alone are told', () => {
  expect(search('').map((found) => [found.film.slug, Object.keys(found)])).toEqual([
    ['told', ['film']],
    ['faust', ['film']],
  ]);
});

test('whoever did several things is named once, as the first of them', () => {
  expect(hitOf('orlac')?.people.map(({ slug, as }) => [slug, as])).toEqual([
    ['paul-orlac', 'director'],
  ]);
});

test.each([
  ['faust', {}],
  ['orlac', {}],
  ['zwei', { otherTitle: { text: 'Zwei', lang: 'en' } }],
  ['pactes', {}],
  ['nuit', { excerpt: { text: 'La nuit.', lang: 'fr' } }],
  ['nacht', { excerpt: { text: 'Die Nacht in Fauststadt.', lang: 'de' } }],
])('of a film found by “%s” no more is quoted than it needs', (q, quoted) => {
  const { otherTitle, excerpt } = hitOf(q) ?? {};
  const shown = { ...(otherTitle && { otherTitle }), ...(excerpt && { excerpt }) };
  expect(Object.keys(shown)).toEqual(Object.keys(quoted));
  expect(shown).toMatchObject(quoted);
});

const disc = (kind: string, order: number) =>
  articleSchema.parse({
    ...{
      kind,
      title: { fr: 'A' },
      films: ['faust'],
      description: { fr: 'A' },
      contents: [{ fr: 'A' }],
    },
    ...{ price: { CHF: 24.9 }, stock: 'in-stock', order },
  });
const faust = smallHouse({ faust: { title: 'Faust' } }).library;
const sold = {
  ...faust,
  articles: new Map([
    ['dvd-faust', disc('dvd', 1)],
    ['blu-ray-faust', disc('blu-ray', 2)],
  ]),
  ...cinemas({
    faust: [
      screening('bio', '2026-12-04T20:30+01:00'),
      screening('licht', '2026-12-04T20:30+01:00'),
      screening('licht', '2026-12-05T18:00+01:00'),
      screening('bio', '2026-12-06T18:00+01:00'),
    ],
  }),
  site: { ...faust.site, timeZone: 'Europe/Zurich' },
};
const soldIndex = openIndex(buildIndex(sold));

test.each([
  ['faust auf DVD', { kind: 'disc', disc: { kind: 'dvd' } }],
  ['faust en blu-ray', { kind: 'disc', disc: { kind: 'blu-ray' } }],
  ['faust au cinéma', { kind: 'cinema', next: { venue: { slug: 'bio' } } }],
  ['faust', undefined],
])('of a film found by “%s” the way that was asked for is told', (q, way) => {
  const [found] = searchLibrary(sold, soldIndex, parseQuery({ q }), asked).films;
  expect(found?.film.slug).toBe('faust');
  if (way) expect(found?.asked).toMatchObject(way);
  else expect(found?.asked).toBeUndefined();
});

const friday = new Date('2026-12-04T14:00:00Z');

test.each([
  ['faust Genf', 'bio', '2026-12-04T19:30:00Z'],
  ['faust Bern', 'licht', '2026-12-04T19:30:00Z'],
  ['faust Bern demain', 'licht', '2026-12-05T17:00:00Z'],
  ['faust Genf ce week-end', 'bio', '2026-12-06T17:00:00Z'],
])('“%s” leads to the screening at that place and time', (q, venue, start) => {
  const now = { ...asked, now: friday };
  const [found] = searchLibrary(sold, soldIndex, parseQuery({ q }), now).films;
  expect(found?.asked).toMatchObject({ kind: 'cinema', next: { venue: { slug: venue } } });
  expect(found?.asked).toMatchObject({ next: { start: new Date(start) } });
});
