import { describe, expect, test } from 'vitest';
import { articleSchema } from '@/lib/content/schema/article';
import type { Locale } from '@/lib/i18n/locales';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { cutExcerpt, hasWord, markWords } from '@/lib/search/engine/hit';
import { collectionsOf, searchFilms, searchLibrary } from '@/lib/search/engine/search-films';
import { parseQuery } from '@/lib/search/query/parse-query';
import { cinemas, screening } from '../../catalog/screenings/small-cinemas';
import { smallHouse } from './small-house';

describe('hit', () => {
  const hit = (q: string, locale: Locale = 'fr') =>
    searchFilms(parseQuery({ q }), locale, new Date('2026-11-21T12:00:00Z')).films[0]?.hit;
  const marked = (piece?: { text: string; ranges: [number, number][] }) =>
    piece?.ranges.map(([from, until]) => piece.text.slice(from, until));

  test('the words of a title are marked as they are written', () =>
    expect(marked(hit('POLE conquete')?.title)).toEqual(['conquête', 'pôle']));

  test('a person is marked with what they did, a mistyped name too', () => {
    const [person] = hit('murnua')?.people ?? [];
    expect(person).toMatchObject({ as: 'director', slug: 'friedrich-wilhelm-murnau' });
    expect(marked(person)).toEqual(['Murnau']);
  });

  test('a role leads to the person who played it', () =>
    expect(hit('irma vep')?.people).toMatchObject([{ text: 'Musidora', as: 'actor' }]));

  test('an abbreviation is marked for what it stands for', () =>
    expect(marked(hit('doktor caligari', 'de')?.title)).toEqual(['Dr', 'Caligari']));

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

    test('is shown with its title in the site’s other language where the words stand only there', () =>
      expect(hits('nerven')[0]?.otherTitle).toEqual({
        ...{ text: 'Nerven', lang: 'de', ranges: [[0, 6]] },
      }));

    test('quotes the story of the other language where it has no other', () => {
      expect(hits('mond')[0]?.excerpt).toEqual({ text: 'Ein Mond.', lang: 'de', ranges: [[4, 8]] });
      expect(hits('pakt')[0]?.excerpt).toEqual({ text: 'Ein Pakt.', lang: 'de', ranges: [[4, 8]] });
    });
  });
});

describe('search films', () => {
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

  test('a film that has left the library since the index was built is left out', () =>
    expect(
      search('faust', new Map([...library.films].slice(1))).map(({ film }) => film.slug),
    ).toEqual(['told']));

  test('whoever did several things is named once, as the first of them', () =>
    expect(hitOf('orlac')?.people.map(({ slug, as }) => [slug, as])).toEqual([
      ['paul-orlac', 'director'],
    ]));

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
});

describe('mark words', () => {
  test('words are marked where they stand, as often as they do', () =>
    expect(markWords('Faust et Méphisto, Faust', new Set(['faust', 'et']), 'fr')).toEqual({
      ...{ text: 'Faust et Méphisto, Faust', lang: 'fr' },
      ranges: [
        [0, 5],
        [6, 8],
        [19, 24],
      ],
    }));

  test('a text has a word only where it is a whole one, in any spelling', () => {
    expect(hasWord('Méphisto et FAUST', new Set(['faust']))).toBe(true);
    expect(hasWord('L’Arrosé', new Set(['nobody', 'arrose']))).toBe(true);
    expect(hasWord('Fausta', new Set(['faust']))).toBe(false);
    expect(hasWord('Faust', new Set())).toBe(false);
    expect(hasWord('', new Set(['faust']))).toBe(false);
  });
});

describe('cut excerpt', () => {
  const words = new Set(['pacte']);
  const marked = (text: string) => {
    const excerpt = cutExcerpt(text, words, 'fr');
    return excerpt?.ranges.map(([from, until]) => excerpt.text.slice(from, until));
  };

  test('a short text with the word is quoted whole', () =>
    expect(cutExcerpt('Un pacte.', words, 'fr')).toEqual({
      ...{ text: 'Un pacte.', lang: 'fr', ranges: [[3, 8]] },
    }));

  test('a long text is cut between words before and after, which is shown', () => {
    const text = `${'mot '.repeat(40)}pacte ${'fin '.repeat(80)}`.trim();
    const excerpt = cutExcerpt(text, words, 'fr');
    expect(excerpt?.text).toMatch(/^… mot .*mot pacte fin .* fin …$/);
    expect(excerpt?.text.length).toBeLessThanOrEqual(184);
    expect(excerpt?.text.indexOf('pacte')).toBeLessThanOrEqual(62);
    expect(marked(text)).toEqual(['pacte']);
  });

  test('all that is quoted is marked, and nothing beyond it', () => {
    const text = `pacte et pacte ${'mot '.repeat(60)}pacte`;
    expect(marked(text)).toEqual(['pacte', 'pacte']);
  });
});

describe('collections of', () => {
  const { library } = smallHouse(
    { faust: {}, nerven: {}, alone: {} },
    { pactes: ['faust'], murnau: ['nerven', 'faust'] },
  );

  test('a film’s collections are in their order, called as the language of the page has it', () => {
    expect(collectionsOf('faust', 'de', library)).toEqual([
      { slug: 'pactes', text: 'Reihe pactes', lang: 'de', translated: true },
      { slug: 'murnau', text: 'Reihe murnau', lang: 'de', translated: true },
    ]);
    expect(collectionsOf('nerven', 'fr', library)).toEqual([
      { slug: 'murnau', text: 'Cycle murnau', lang: 'fr', translated: true },
    ]);
  });

  test('a film that stands in none has none, nor has one that nobody knows', () => {
    expect(collectionsOf('alone', 'fr', library)).toEqual([]);
    expect(collectionsOf('unheard-of', 'fr', library)).toEqual([]);
  });
});
