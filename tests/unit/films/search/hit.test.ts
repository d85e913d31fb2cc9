import { describe, expect, test } from 'vitest';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { searchFilms, searchLibrary } from '@/lib/films/search/search-films';
import type { Locale } from '@/lib/i18n/locales';
import { smallHouse } from './small-house';

const hit = (q: string, locale: Locale = 'fr') =>
  searchFilms(parseQuery({ q }), locale, new Date('2026-11-21T12:00:00Z')).films[0]?.hit;
const marked = (piece?: { text: string; ranges: [number, number][] }) =>
  piece?.ranges.map(([from, until]) => piece.text.slice(from, until));

test('the words of a title are marked as they are written', () => {
  expect(marked(hit('POLE conquete')?.title)).toEqual(['conquête', 'pôle']);
});

test('a title in another language is shown where the shown one has no word of it', () => {
  expect(hit('letzte mann', 'fr')).toMatchObject({
    title: { text: 'Le Dernier des hommes', ranges: [] },
    otherTitle: { text: 'Der letzte Mann', lang: 'de' },
  });
});

test('a person is marked with what they did, a mistyped name too', () => {
  const [person] = hit('murnua')?.people ?? [];
  expect(person).toMatchObject({ as: 'director', slug: 'friedrich-wilhelm-murnau' });
  expect(marked(person)).toEqual(['Murnau']);
});

test('a role leads to the person who played it', () => {
  expect(hit('irma vep')?.people).toMatchObject([{ text: 'Musidora', as: 'actor' }]);
});

test('an abbreviation is marked for what it stands for', () => {
  expect(marked(hit('doktor caligari', 'de')?.title)).toEqual(['Dr', 'Caligari']);
});

test('the story is quoted around the word when it stands nowhere else', () => {
  const excerpt = hit('somnambule')?.excerpt;
  expect(marked(excerpt)).toEqual(['somnambule']);
  expect(excerpt?.text.length).toBeLessThan(200);
  expect(hit('caligari')?.excerpt).toBeUndefined();
});

test('a query without a text has no hits', () => {
  expect(searchFilms(parseQuery({}), 'fr', new Date()).films[0]).not.toHaveProperty('hit');
});

describe('a film of a small house', () => {
  const { library, index } = smallHouse(
    {
      nerven: { title: 'Anna', fr: 'Les Nerfs', de: 'Nerven', countries: ['DE'] },
      faust: { synopsis: { fr: 'Un cycle de la lune.', de: 'Ein Pakt.' } },
      nox: { synopsis: { de: 'Ein Mond.' } },
    },
    { nuit: ['faust'] },
  );
  const hits = (q: string) => {
    const now = new Date('2026-11-21T12:00:00Z');
    const { films } = searchLibrary(library, index, parseQuery({ q }), { locale: 'fr', now });
    return films.map(({ hit }) => hit);
  };

  test('is shown with the collection that has the words, and then its story is not quoted', () => {
    const [found] = hits('cycle');
    expect(found?.collections).toEqual([
      { slug: 'nuit', text: 'Cycle nuit', lang: 'fr', ranges: [[0, 5]] },
    ]);
    expect(found?.excerpt).toBeUndefined();
  });

  test('is shown with its title in the site’s other language where the words stand only there', () => {
    expect(hits('nerven')[0]?.otherTitle).toEqual({
      ...{ text: 'Nerven', lang: 'de', ranges: [[0, 6]] },
    });
  });

  test('quotes the story of the other language where it has no other', () => {
    expect(hits('mond')[0]?.excerpt).toEqual({ text: 'Ein Mond.', lang: 'de', ranges: [[4, 8]] });
    expect(hits('pakt')[0]?.excerpt).toEqual({ text: 'Ein Pakt.', lang: 'de', ranges: [[4, 8]] });
  });

  test('that has no story and was found by a fact has nothing to show', () => {
    expect(hits('allemand')).toEqual([
      {
        ...{ title: { text: 'Les Nerfs', lang: 'fr', ranges: [] }, people: [], collections: [] },
        ...{ otherTitle: undefined, excerpt: undefined },
      },
    ]);
  });
});
