import { describe, expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { buildIndex } from '@/lib/films/search/build-index';
import { findFilms } from '@/lib/films/search/find-films';
import { openIndex } from '@/lib/films/search/get-search-index';
import type { SearchIndex } from '@/lib/films/search/search-index';
import { cinemas, screening } from '../screenings/small-cinemas';
import { type Facts, smallHouse } from './small-house';

const now = new Date('2026-12-04T14:00:00Z');
const ask = (index: SearchIndex, q: string) =>
  findFilms(index, parseQuery({ q }), { locale: 'fr', now });
const house = (films: Record<string, Facts>) => smallHouse(films).index;
const told = (fr: string): Facts => ({ title: 'Zwei', synopsis: { fr } });

test('whoever is named comes before a story that has all words by chance, a title of that name is left out', () => {
  const index = house({
    directed: { title: 'Eins', directors: ['Paul Orlac'] },
    played: { title: 'Drei', cast: [{ name: 'Paul Orlac' }] },
    made: { title: 'Vier', crew: [{ name: 'Paul Orlac', job: 'music' }] },
    lent: { title: 'Sechs', companies: ['Paul Orlac'] },
    titled: { title: 'Paul Orlac' },
    told: told('Paul sieht Orlac im Nebel.'),
  });
  const { slugs, closeness } = ask(index, 'Paul Orlac Nebel');
  expect(slugs.toSorted()).toEqual(['directed', 'made', 'played', 'told']);
  expect(slugs.at(-1)).toBe('told');
  expect(closeness).toBe('all');
});

describe('a word of a story that is nearly a title', () => {
  test('is meant as it stands there', () => {
    const index = house({ near: { title: 'Monde' }, told: told('Morde, ein Mord.') });
    expect(ask(index, 'morde')).toMatchObject({ slugs: ['told', 'near'], closeness: 'all' });
  });

  test('may be the title where the story has only another form of it', () => {
    const index = house({ near: { title: 'Monde' }, told: told('Ein Mord.') });
    expect(ask(index, 'morde')).toMatchObject({ slugs: ['near', 'told'], closeness: 'all' });
  });
});

test('the end of a compound is what was typed, no error', () => {
  const index = house({ austern: { title: 'Die Austernprinzessin' }, other: {} });
  expect(ask(index, 'Prinzessin')).toMatchObject({ slugs: ['austern'], closeness: 'all' });
});

describe('a place', () => {
  const { library } = smallHouse({
    shown: { title: 'Nerven' },
    titled: { title: 'Genf' },
    told: told('Eine Reise nach Genf und Lichtsaalfeld.'),
    near: { title: 'Born' },
    parts: { title: 'Licht im Saal' },
  });
  const index = openIndex(
    buildIndex({
      ...library,
      site: { ...library.site, timeZone: 'Europe/Zurich' },
      ...cinemas({
        shown: [
          screening('bio', '2026-12-04T20:30+01:00'),
          screening('licht', '2026-12-05T20:30+01:00'),
        ],
        titled: [screening('bio', '2026-12-05T20:30+01:00')],
      }),
    }),
  );

  test.each([
    ['Genf', ['titled', 'shown', 'told']],
    ['Bern', ['shown']],
    ['Lichtsaal', ['shown', 'told']],
    ['Lichtsa', ['shown', 'told']],
  ])('“%s” finds what has it in its title, then what is shown there, then stories', (q, slugs) => {
    expect(ask(index, q)).toMatchObject({ slugs, closeness: 'all' });
  });
});
