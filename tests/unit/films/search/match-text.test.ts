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

test('what is nearly a title is before the end of a compound in a collection, unless a story has the word', () => {
  const films = { near: { title: 'Monde' }, told: told('Ein Mord.'), listed: { title: 'Drei' } };
  const { index } = smallHouse(films, { lustmorde: ['listed'] });
  expect(ask(index, 'morde').slugs).toEqual(['near', 'listed', 'told']);
  const known = { ...films, told: told('Zwei Morde.') };
  const { index: other } = smallHouse(known, { lustmorde: ['listed'] });
  expect(ask(other, 'morde').slugs).toEqual(['listed', 'told', 'near']);
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

describe('a fact beside words', () => {
  const free: Facts = {
    media: { film: { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] } },
    vod: { ads: false },
  };
  const index = house({
    told: { ...free, title: 'Abend', synopsis: { fr: 'Un nerf.' } },
    titled: { ...free, title: 'Zwei am Nerf' },
    paid: { title: 'Orlac' },
  });

  test('adds to what the words are worth', () => {
    expect(ask(index, 'nerf gratuit')).toMatchObject({
      ...{ slugs: ['titled', 'told'], closeness: 'all' },
    });
  });

  test('is as much a condition as a word: where no film has both, that is said', () => {
    expect(ask(index, 'orlac gratuit')).toMatchObject({ closeness: 'some', total: 3 });
  });

  test('asks for discs only where it names one', () => {
    expect(ask(index, 'nerf gratuit').discs).toEqual([]);
    expect(ask(index, 'gratuit DVD').discs).toEqual(['dvd']);
    expect(ask(index, 'nerf').discs).toEqual([]);
  });
});

test('a stop word lifts the film that has it, and no other', () => {
  const index = house({
    other: { title: 'Ein Abc Crime' },
    named: { title: 'Un Crime, Histoire' },
  });
  expect(ask(index, 'histoire crime').slugs).toEqual(['named', 'other']);
});
