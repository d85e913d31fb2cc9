import { listCollections } from '@/lib/catalog/collections/list-collections';
import { listOffered } from '@/lib/catalog/films/overview';
import { sampleEvenly } from '@/lib/catalog/films/sample-evenly';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { drawTiles } from '@/lib/posters/card/draw-tiles';
import { getPosterFacts } from '@/lib/posters/get-poster-facts';
import { collectionInks } from '@/lib/posters/get-series-facts';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import type { sharedPictures } from '@/lib/posters/poster-path';
import { seriesInks } from '@/lib/posters/series/series-inks';
import { listArticles } from '@/lib/shop/articles/get-articles';

export type SharedPage = keyof typeof sharedPictures;

type Wall = {
  /** Message key; undefined uses the site's tagline. */
  title?: 'Catalogue.title' | 'Collections.title' | 'Shop.title' | 'Vod.title';
  /** Number of films on the card; 0 for none. */
  count: number;
  films: readonly PosterFacts[];
  inksOf?: Parameters<typeof drawTiles>[2];
};

/** Maximum number of tiles; more would be too small. */
const maxTiles = 12;

const factsOf = (films: readonly { slug: string }[]) =>
  [...new Set(films.map(({ slug }) => slug))]
    .slice(0, maxTiles)
    .flatMap((slug) => getPosterFacts(slug) ?? []);

/** Films spread over all years of the catalogue. */
const spreadOverYears = (phase: number) =>
  factsOf(
    sampleEvenly(
      [...getLibrary().films]
        .map(([slug, { year }]) => ({ slug, year }))
        .sort((a, b) => a.year - b.year),
      maxTiles,
      phase,
    ),
  );

/** Content of each page's card. */
export const pageWalls: Record<SharedPage, (locale: Locale) => Wall> = {
  site: () => ({ count: 0, films: spreadOverYears(0.5) }),
  catalogue: () => ({
    title: 'Catalogue.title',
    count: getLibrary().films.size,
    films: spreadOverYears(0),
  }),
  collections: (locale) => {
    // One tile for each collection, in the ink colour of the collection.
    const collections = listCollections(locale).filter(({ entries }) => entries.length > 0);
    const own = collectionInks(getLibrary());
    const firsts = collections.flatMap(
      ({ entries }) => getPosterFacts(entries[0]?.film.slug ?? '') ?? [],
    );
    return {
      ...{ title: 'Collections.title', count: 0, films: firsts.slice(0, maxTiles) },
      inksOf: (_, at) => {
        const ink = own.get(collections[at]?.slug ?? '');
        return ink ? seriesInks(ink)[1] : undefined;
      },
    };
  },
  shop: (locale) => ({
    title: 'Shop.title',
    count: 0,
    films: factsOf(listArticles(locale).flatMap(({ films }) => films)),
  }),
  vod: (locale) => {
    const offered = listOffered(locale);
    // No count, because it changes between builds.
    return { title: 'Vod.title', count: 0, films: factsOf(offered) };
  },
};
