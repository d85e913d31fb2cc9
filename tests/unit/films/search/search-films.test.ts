import { expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { searchLibrary } from '@/lib/films/search/search-films';
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
