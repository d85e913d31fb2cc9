import { describe, expect, test } from 'vitest';
import { articleSchema } from '@/lib/content/schema/article';
import type { Locale } from '@/lib/i18n/locales';
import { cutExcerpt, hasWord, type Marked, markWords } from '@/lib/search/engine/hit';
import { searchFilms, searchLibrary } from '@/lib/search/engine/search-films';
import { parseQuery, type SearchParams } from '@/lib/search/query/catalogue-address';
import { screening } from '../../catalog/screenings/small-cinemas';
import { now, smallSite } from './small-site';

const marked = (text?: Marked) => text?.ranges.map(([from, until]) => text.text.slice(from, until));

test.each([
  ['POLE conquete', 'fr', ['conquête', 'pôle']],
  ['doktor caligari', 'de', ['Dr', 'Caligari']],
] as const)('“%s” marks the words of a title in %s: %j', (q, locale, words) => {
  const [found] = searchFilms(parseQuery({ q }), locale, now).films;
  expect(marked(found?.hit?.title)).toEqual(words);
});

test('a mistyped name marks the person as spelled in the credits', () => {
  const [found] = searchFilms(parseQuery({ q: 'murnua' }), 'fr', now).films;
  const [person] = found?.hit?.people ?? [];
  expect(person).toMatchObject({ as: 'director', slug: 'friedrich-wilhelm-murnau' });
  expect(marked(person)).toEqual(['Murnau']);
});

const { library, index } = smallSite(
  {
    faust: {
      ...{ title: 'Faust', directors: ['Paul Orlac'] },
      cast: [
        { name: 'Paul Orlac', role: 'Orlac' },
        { name: 'Emil Jannings', role: 'Mephisto' },
      ],
      crew: [{ name: 'Anna Roux', job: 'design' }],
    },
    mann: {
      ...{ title: 'Zwei', fr: 'Deux', de: 'Paar' },
      also: [{ text: 'Couple', lang: 'en' }],
      synopsis: { fr: 'La nuit d’un cycle.', de: 'Die Nacht in Fauststadt.' },
    },
    nox: { synopsis: { de: 'Ein Mond.' } },
  },
  { collections: { pactes: ['mann'] } },
);
const search = (q: string, locale: Locale = 'fr', films = library.films) =>
  searchLibrary({ ...library, films }, index, parseQuery({ q }), { locale, now }).films;

test('searchLibrary returns the films in the language of the page', () => {
  expect(search('zwei')[0]?.film.title.text).toBe('Deux');
  expect(search('zwei', 'de')[0]?.film.title.text).toBe('Paar');
});

test.each([
  ['mephisto', ['Emil Jannings', 'actor', 'Mephisto']],
  ['jannings', ['Emil Jannings', 'actor', undefined]],
  ['roux', ['Anna Roux', 'crew', undefined]],
  // Director and actor: named once.
  ['orlac', ['Paul Orlac', 'director', undefined]],
])('searchLibrary: “%s” matches a person with craft and role: %j', (q, person) =>
  expect(search(q)[0]?.hit?.people.map(({ text, as, role }) => [text, as, role])).toEqual([person]),
);

test.each([
  ['faust', {}],
  ['orlac', {}],
  ['deux', {}],
  ['pactes', {}],
  ['cycle', {}],
  ['zwei', { otherTitle: { text: 'Zwei', lang: 'en', ranges: [[0, 4]] } }],
  ['paar', { otherTitle: { text: 'Paar', lang: 'de', ranges: [[0, 4]] } }],
  ['couple', { otherTitle: { text: 'Couple', lang: 'en', ranges: [[0, 6]] } }],
  ['nuit', { excerpt: { text: 'La nuit d’un cycle.', lang: 'fr', ranges: [[3, 7]] } }],
  ['nacht', { excerpt: { text: 'Die Nacht in Fauststadt.', lang: 'de', ranges: [[4, 9]] } }],
  ['mond', { excerpt: { text: 'Ein Mond.', lang: 'de', ranges: [[4, 8]] } }],
])(
  'searchLibrary: “%s” quotes another title or the synopsis only where nothing else matches: %j',
  (q, quoted) => {
    const { otherTitle, excerpt } = search(q)[0]?.hit ?? {};
    expect({ otherTitle, excerpt }).toEqual({
      ...{ otherTitle: undefined, excerpt: undefined },
      ...quoted,
    });
  },
);

describe('the availability that a text asks for', () => {
  const disc = (kind: string, order: number) => {
    const texts = { title: { fr: 'A' }, description: { fr: 'A' }, contents: [{ fr: 'A' }] };
    const sold = { price: { CHF: 24.9 }, stock: 'in-stock', disc: { subtitles: ['fr'] } };
    return articleSchema.parse({ kind, order, films: ['faust', 'tabu'], ...texts, ...sold });
  };
  const { library, index } = smallSite(
    { faust: { title: 'Faust' }, tabu: { versions: [{ resolution: '2K', subtitles: ['fr'] }] } },
    {
      articles: new Map([
        ['dvd-faust', disc('dvd', 1)],
        ['blu-ray-faust', disc('blu-ray', 2)],
      ]),
      screenings: {
        faust: [
          screening('bio', '2026-12-04T20:30+01:00'),
          screening('licht', '2026-12-04T20:30+01:00'),
          screening('licht', '2026-12-05T18:00+01:00'),
          screening('bio', '2026-12-06T18:00+01:00'),
        ],
      },
    },
  );
  const ask = (asked: string | SearchParams) => {
    const friday = new Date('2026-12-04T14:00:00Z');
    const options = { locale: 'fr', now: friday } as const;
    const query = parseQuery(typeof asked === 'string' ? { q: asked } : asked);
    return searchLibrary(library, index, query, options).films[0]?.asked;
  };

  test.each([
    ['faust auf DVD', 'dvd'],
    ['faust en blu-ray', 'blu-ray'],
  ])('“%s” leads to the disc', (q, kind) =>
    expect(ask(q)).toMatchObject({ kind: 'disc', disc: { kind } }),
  );

  test.each([
    [{ q: 'faust sous-titres français' }, 'blu-ray', 'fr'],
    [{ q: 'faust sous-titres français sur DVD' }, 'dvd', 'fr'],
    [{ q: 'faust auf DVD', subtitles: 'disc-fr' }, 'dvd', 'fr'],
    [{ subtitles: ['disc-de', 'disc-fr'] }, 'blu-ray', 'fr'],
    [{ q: 'tabu DVD französische Untertitel' }, 'dvd', undefined],
  ])('%j leads to the disc, and names subtitles only there', (asked, kind, subtitles) => {
    const found = ask(asked);
    expect(found).toMatchObject({ kind: 'disc', disc: { kind } });
    expect(found && 'subtitles' in found ? found.subtitles : undefined).toBe(subtitles);
  });

  test.each([
    ['faust au cinéma', 'bio', '2026-12-04T19:30:00Z'],
    ['faust Genf', 'bio', '2026-12-04T19:30:00Z'],
    ['faust Bern', 'licht', '2026-12-04T19:30:00Z'],
    ['faust Bern demain', 'licht', '2026-12-05T17:00:00Z'],
    ['faust Genf ce week-end', 'bio', '2026-12-06T17:00:00Z'],
  ])('“%s” leads to the screening in %s at %s', (q, slug, start) =>
    expect(ask(q)).toMatchObject({
      kind: 'cinema',
      next: { venue: { slug }, start: new Date(start) },
    }),
  );

  test('is undefined for a title alone', () => expect(ask('faust')).toBeUndefined());
});

test('markWords and hasWord: every occurrence of a whole word is marked', () =>
  expect(markWords('Faust et Méphisto, Faust', new Set(['faust', 'et']), 'fr')).toEqual({
    ...{ text: 'Faust et Méphisto, Faust', lang: 'fr' },
    ranges: [
      [0, 5],
      [6, 8],
      [19, 24],
    ],
  }));

test.each([
  ['Méphisto et FAUST', true],
  ['L’Arrosé', true],
  ['Fausta', false],
  ['', false],
])('markWords and hasWord: “%s” has one of the words: %s', (text, has) =>
  expect(hasWord(text, new Set(['faust', 'arrose']))).toBe(has),
);

const words = new Set(['pacte']);

test('cutExcerpt returns a short text whole', () =>
  expect(cutExcerpt('Un pacte.', words, 'fr')).toEqual({
    ...{ text: 'Un pacte.', lang: 'fr', ranges: [[3, 8]] },
  }));

test('cutExcerpt cuts a long text between words, before and after the match', () => {
  const text = `${'mot '.repeat(40)}pacte ${'fin '.repeat(80)}`.trim();
  const excerpt = cutExcerpt(text, words, 'fr');
  expect(excerpt?.text).toMatch(/^… mot .*mot pacte fin .* fin …$/);
  expect(excerpt?.text.length).toBeLessThanOrEqual(184);
  expect(excerpt?.text.indexOf('pacte')).toBeLessThanOrEqual(62);
  expect(marked(excerpt)).toEqual(['pacte']);
});

test('cutExcerpt marks all matches of the excerpt, and none beyond it', () =>
  expect(marked(cutExcerpt(`pacte et pacte ${'mot '.repeat(60)}pacte`, words, 'fr'))).toEqual([
    'pacte',
    'pacte',
  ]));
