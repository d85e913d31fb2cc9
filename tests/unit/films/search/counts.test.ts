import { expect, test } from 'vitest';
import { loadLibrary } from '@/lib/content/validate/load-library';
import { type FacetKey, facetKeys, facets } from '@/lib/films/catalogue/facets';
import { parseQuery, type SearchParams } from '@/lib/films/catalogue/parse-query';
import type { CatalogueQuery } from '@/lib/films/catalogue/query';
import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';
import { buildIndex } from '@/lib/films/search/build-index';
import { findFilms } from '@/lib/films/search/find-films';
import { openIndex } from '@/lib/films/search/get-search-index';
import { toFilm } from '@/lib/films/to-film';
import { makeFilms } from '@/tests/doubles/made-films';
import { makeQueries } from '@/tests/doubles/made-queries';
import { smallHouse } from './small-house';

const now = new Date('2026-11-21T12:00:00Z');
const real = loadLibrary();
const invented = {
  ...real,
  films: makeFilms(300, Object.keys(real.genres)),
  collections: new Map(),
  articles: new Map(),
};

const chosen: SearchParams[] = [
  {},
  { genre: ['horror', 'drama'] },
  { genre: 'horror', country: ['FR', 'DE'], decade: '1920' },
  { watchable: '1' },
  { watchable: '1', genre: 'animation', subtitles: 'both' },
  { shop: '1', director: 'georges-melies' },
  { genre: 'western', country: 'FR' },
  { runtime: ['under-10', '60-100'], language: 'zxx', sort: 'longest' },
];

for (const [name, library] of Object.entries({ real, invented })) {
  const index = openIndex(buildIndex(library));
  const films = [...library.films].map(([slug, raw]) => toFilm(slug, raw, 'fr', library));
  const inShop = new Set([...library.articles.values()].flatMap((article) => article.films));
  const read = (film: Film, key: FacetKey) =>
    key === 'watchable'
      ? [isWatchable(film, now)].filter(Boolean).map(() => '1')
      : [...new Set(facets[key].values(film, inShop))];
  const known = new Map(
    films.map((film) => [film, new Map(facetKeys.map((key) => [key, read(film, key)]))]),
  );
  const values = (film: Film, key: FacetKey) => known.get(film)?.get(key) ?? [];
  const accepts = (film: Film, key: FacetKey, { filters }: CatalogueQuery) =>
    !filters[key] || values(film, key).some((value) => filters[key]?.includes(value));
  const mixed = makeQueries([...library.films.values()], 120).map((query) => ({
    ...query,
    page: 1,
  }));

  test(`the ${name} catalogue's counts are those of a naive count`, () => {
    for (const query of [...chosen.map(parseQuery), ...mixed]) {
      const all = { locale: 'fr', now, limit: films.length } as const;
      const found = findFilms(index, query, all);
      const withText = new Set(findFilms(index, { ...query, filters: {} }, all).slugs);
      const left = films.filter(({ slug }) => withText.has(slug));
      const kept = left.filter((film) => facetKeys.every((key) => accepts(film, key, query)));
      expect(found.slugs.toSorted()).toEqual(kept.map(({ slug }) => slug).toSorted());
      const facets = found.facets();
      for (const key of facetKeys) {
        const open = left.filter((film) =>
          facetKeys.every((other) => other === key || accepts(film, other, query)),
        );
        const tally = new Map<string, number>();
        for (const value of open.flatMap((film) => values(film, key)))
          tally.set(value, (tally.get(value) ?? 0) + 1);
        const { counts, more } = facets[key];
        expect(counts).toEqual(
          counts.map(({ value }) => ({
            value,
            count: tally.get(value) ?? 0,
            chosen: query.filters[key]?.includes(value) ?? false,
          })),
        );
        expect(counts.filter(({ count }) => count > 0).length + more).toBe(tally.size);
      }
    }
  });
}

test('a chosen value is listed even when nothing is left under it', () => {
  const index = openIndex(buildIndex(real));
  const query = parseQuery({ director: 'nobody', genre: 'horror' });
  const { total, ...found } = findFilms(index, query, { locale: 'fr', now });
  const facets = found.facets();
  expect(total).toBe(0);
  expect(facets.director.counts[0]).toEqual({ value: 'nobody', count: 0, chosen: true });
  expect(facets.genre.counts[0]).toEqual({ value: 'horror', count: 0, chosen: true });
});

test('what no film of a house has is said, and what only a choice leaves empty is not', () => {
  const { index } = smallHouse({ a: { countries: ['FR'], genres: ['horror'] } });
  const facetsFor = (params: SearchParams) =>
    findFilms(index, parseQuery(params), { locale: 'fr', now }).facets();
  expect(facetsFor({}).actor).toEqual({ counts: [], more: 0, none: true });
  expect(facetsFor({ genre: 'war' }).country).toEqual({ counts: [], more: 0 });
  expect(facetsFor({ actor: 'nobody' }).actor).not.toHaveProperty('none');
  expect(facetsFor({}).watchable).toHaveProperty('none', true);
  expect(facetsFor({ watchable: '1' }).watchable).not.toHaveProperty('none');
  const film = { type: 'video', sources: [{ provider: 'html5', src: '/media/a.mp4' }] };
  const offered = { vod: { ads: false, until: '2026-01-01T00:00:00Z' }, media: { film } };
  const house = smallHouse({ a: offered }).index;
  const counted = findFilms(house, parseQuery({}), { locale: 'fr', now }).facets();
  expect(counted.watchable, 'an offer that is over was one').not.toHaveProperty('none');
});

test('only what is looked at is counted; of the rest stands what is chosen, and what is a switch', () => {
  const index = openIndex(buildIndex(real));
  const query = parseQuery({ genre: 'horror', director: 'nobody' });
  const found = findFilms(index, query, { locale: 'fr', now });
  const whole = found.facets();
  const some = found.facets(['country']);
  expect(some.country).toEqual(whole.country);
  expect(some.genre).toEqual({
    counts: [{ value: 'horror', count: 0, chosen: true }],
    ...{ more: 0, brief: true },
  });
  expect(some.decade.counts).toEqual([]);
  expect([some.shop, some.watchable]).toEqual([whole.shop, whole.watchable]);
  const { index: small } = smallHouse({ a: { countries: ['FR'], genres: ['horror'] } });
  const none = findFilms(small, parseQuery({}), { locale: 'fr', now }).facets([]);
  expect(none.actor, 'that the house has none is known without').toHaveProperty('none', true);
});
