import { describe, expect, test } from 'vitest';
import type { RawFilm } from '@/lib/content/schema/film';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { buildIndex } from '@/lib/search/engine/build-index';
import { openIndex } from '@/lib/search/engine/get-search-index';
import { toFixedOrders } from '@/lib/search/engine/index-columns';
import { findFilms } from '@/lib/search/engine/search-films';
import type { SearchParams } from '@/lib/search/query/catalogue-address';
import { generateFilms } from '@/tests/doubles/generate-films';
import { generateQueries } from '@/tests/doubles/generate-queries';
import { prepareScan, scanFilms } from './scan-films';
import { find, now, ownMedia, smallSite } from './small-site';

const offeredFrom = (from: string, until: string) => ({
  media: ownMedia,
  vod: { ads: false, from, until },
});

describe('findFilms', () => {
  const { index } = smallSite(
    {
      faust: {
        ...{ title: 'Faust', year: 1926, runtime: 106, genres: ['horror'], countries: ['DE'] },
        ...{ directors: ['F. W. Murnau'], cast: [{ name: 'Emil Jannings', role: 'Mephisto' }] },
        synopsis: { fr: 'Un vieux savant signe un pacte avec le diable.', de: 'Ein Pakt.' },
        ...offeredFrom('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
      },
      'der-letzte-mann': {
        ...{ title: 'Der letzte Mann', fr: 'Le Dernier des hommes', year: 1924, runtime: 90 },
        ...{ directors: ['F. W. Murnau'], cast: [{ name: 'Emil Jannings' }], countries: ['DE'] },
        ...offeredFrom('2026-12-01T00:00:00Z', '2026-12-31T00:00:00Z'),
      },
      'faust-et-marguerite': {
        ...{ title: 'Faust et Marguerite', year: 1897, runtime: 1, genres: ['horror', 'war'] },
        ...{ directors: ['Georges Méliès'], countries: ['FR'], companies: ['Films Albatros'] },
        ...{ crew: [{ name: 'Faustina Roux', job: 'design' }] },
        distributors: [{ name: 'Praesens-Film' }],
        festivals: [{ festival: { fr: 'Semaine du lac', de: 'Seewoche' }, award: 'Hibou' }],
      },
      patouillard: {
        ...{ title: 'Patouillard', year: 1911, countries: ['FR'], genres: ['war'] },
        added: '2026-11-02',
      },
    },
    { collections: { pactes: ['faust', 'faust-et-marguerite'], murnau: ['faust'] } },
  );
  const slugs = (query: string | SearchParams) => find(index, query).slugs;

  test('a whole title comes before a title that starts with the same word', () => {
    expect(slugs('faust')).toEqual(['faust', 'faust-et-marguerite']);
    expect(slugs('faust et marguerite')[0]).toBe('faust-et-marguerite');
  });

  test.each([
    ['letzte mann', ['der-letzte-mann']],
    ['murnau', ['der-letzte-mann', 'faust']],
    ['jannings', ['der-letzte-mann', 'faust']],
    ['mephisto', ['faust']],
    ['roux', ['faust-et-marguerite']],
    ['reihe', ['faust', 'faust-et-marguerite']],
    ['krieg', ['faust-et-marguerite', 'patouillard']],
    ['frankreich', ['faust-et-marguerite', 'patouillard']],
    ['1911', ['patouillard']],
    ['diable', ['faust']],
    ['pakt', ['faust']],
    ['hommes', ['der-letzte-mann']],
    ['albatros', ['faust-et-marguerite']],
    ['praesens', ['faust-et-marguerite']],
    ['seewoche', ['faust-et-marguerite']],
    ['semaine du lac', ['faust-et-marguerite']],
    ['hibou', ['faust-et-marguerite']],
    ['le faust mephisto', ['faust']],
    ['et', ['faust-et-marguerite']],
  ])('“%s” is found in any field of a film, stop words only alone: %j', (q, found) =>
    expect(slugs(q).toSorted()).toEqual(found),
  );

  test.each([
    ['murnau mephisto', 1, 'all'],
    ['murnau xyzzyx', 2, 'some'],
    ['murnao', 2, 'nearly'],
    ['murn', 2, 'all'],
  ])('“%s” finds %i films, and its closeness is “%s”', (q, total, closeness) =>
    expect(find(index, q)).toMatchObject({ total, closeness }),
  );

  test('an unknown word finds nothing', () => expect(find(index, 'xyzzyx').total).toBe(0));

  test.each([
    [{ genre: 'horror' }, ['faust', 'faust-et-marguerite']],
    [{ genre: ['horror', 'war'] }, ['faust', 'faust-et-marguerite', 'patouillard']],
    [{ genre: 'war', country: 'FR', decade: '1910' }, ['patouillard']],
    [{ watchable: '1' }, ['faust']],
    [{ q: 'murnau', watchable: '1' }, ['faust']],
    [{ genre: 'unheard-of' }, []],
    [{ 'year-from': '1911', 'year-to': '1924' }, ['der-letzte-mann', 'patouillard']],
    [{ 'runtime-from': '90' }, ['der-letzte-mann', 'faust']],
    [{ 'runtime-to': '1', country: 'FR' }, ['faust-et-marguerite']],
  ])('the filters %j accept %j', (params, found) =>
    expect(slugs(params).toSorted()).toEqual(found),
  );

  test.each([
    ['oldest', ['faust-et-marguerite', 'patouillard', 'der-letzte-mann', 'faust']],
    ['newest', ['faust', 'der-letzte-mann', 'patouillard', 'faust-et-marguerite']],
    ['title', ['faust', 'faust-et-marguerite', 'der-letzte-mann', 'patouillard']],
    ['shortest', ['faust-et-marguerite', 'der-letzte-mann', 'faust', 'patouillard']],
    ['longest', ['faust', 'der-letzte-mann', 'faust-et-marguerite', 'patouillard']],
  ])('the order “%s” is %j', (sort, found) => expect(slugs({ sort })).toEqual(found));

  test.each([
    ['2026-11-21', ['faust', 'faust-et-marguerite', 'patouillard', 'der-letzte-mann']],
    ['2026-12-15', ['der-letzte-mann', 'faust', 'faust-et-marguerite', 'patouillard']],
  ])(
    'by default, on %s, what can be watched is first, then films of collections, then the last added: %j',
    (day, found) => expect(find(index, {}, { now: new Date(day) }).slugs).toEqual(found),
  );

  test('a page past the last one is the last one', () => {
    const page = (params: SearchParams) => find(index, { sort: 'oldest', ...params }, { limit: 3 });
    expect(page({ page: '2' })).toMatchObject({ slugs: ['faust'], total: 4, page: 2, pages: 2 });
    expect(page({ page: '9' })).toMatchObject({ slugs: ['faust'], page: 2 });
    expect(page({ genre: 'unheard-of' })).toMatchObject({ page: 1, pages: 1, total: 0 });
  });

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'a title or a name may be “%s”',
    (word) => {
      const film = { title: word, directors: [word], cast: [{ name: word, role: word }] };
      const site = smallSite({ a: film, b: { synopsis: { fr: word } } });
      expect(find(site.index, word).slugs).toContain('a');
    },
  );

  test('the index finds as many films as a scan of all texts', () => {
    const real = loadLibrary();
    const films = generateFilms(60, Object.keys(real.genres));
    const library = { ...real, films, collections: new Map(), articles: new Map() };
    const generated = openIndex(buildIndex(library));
    const scanned = prepareScan(library, now);
    for (const query of generateQueries([...films.values()], 48)) {
      const { total } = findFilms(generated, query, { locale: 'fr', now });
      expect({ query, total }).toEqual({ query, total: scanFilms(scanned, query) });
    }
  });
});

const films = {
  swiss: {
    ...{ title: 'Berge', year: 1925, runtime: 96, countries: ['CH'], genres: ['war'] },
    versions: [{ audio: [], subtitles: ['fr'], resolution: '2K' }],
  },
  short: {
    ...{ title: 'Suite', year: 1895, runtime: 1, countries: ['DE'] },
    ...{ directors: ['Paul Lumière'] },
    ...offeredFrom('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z'),
  },
  spoken: {
    ...{ title: 'Parole', year: 1929, countries: ['FR'], languages: ['fr'] },
    ...{ versions: [{ audio: ['fr'], resolution: '2K' }], directors: ['Anne Exemple'] },
    synopsis: { fr: 'Un film suisse parle des frères Lumière et de 1895.' },
  },
};
const { index } = smallSite(films, {
  collections: { suisse: ['short', 'spoken'] },
  people: { 'Anne Exemple': { gender: 'female' } },
});

test.each([
  ['Stummfilm', ['short', 'swiss']],
  ['film muet suisse', ['swiss']],
  ['stumm 1895', ['short']],
  ['gratuit', ['short']],
  ['sous-titres français', ['swiss']],
  ['moins de 20 minutes', ['short']],
  ['Kurzfilm', ['short']],
  ['feature film', ['swiss']],
  ['années 20', ['spoken', 'swiss']],
  ['schweizer Kriegsfilm', ['swiss']],
  ['réalisatrice', ['spoken']],
  // The fact outweighs the same word in a synopsis or in the title of a collection.
  ['suisse', ['swiss']],
  ['1895', ['short']],
  ['Frères Lumière', ['short']],
  ['Paul Lumière frères 1929', ['short']],
])('a fact in the text: “%s” finds %j first', (q, found) =>
  expect(find(index, q).slugs.slice(0, found.length).toSorted()).toEqual(found),
);

test('a fact in the text is not read from a whole title', () =>
  expect(find(smallSite({ free: { title: 'Free' }, other: {} }).index, 'free').slugs).toEqual([
    'free',
  ]));

test('toFixedOrders sorts titles by the rules of the language', () => {
  const film = (text: string, words = {}) =>
    ({ title: { original: { text }, ...words }, year: 1920 }) as unknown as RawFilm;
  const films = [
    film('Zorn', { fr: 'Colère', de: '' }),
    film('Mut'),
    film('Éclair'),
    film('Öl', { fr: 'Zinc' }),
  ];
  expect([...toFixedOrders(films, 'fr', []).title]).toEqual([0, 2, 1, 3]);
  expect([...toFixedOrders(films, 'de', []).title].filter((number) => number > 0)).toEqual([
    2, 1, 3,
  ]);
});
