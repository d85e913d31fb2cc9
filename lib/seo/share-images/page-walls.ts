import { listCollections } from '@/lib/catalog/collections/list-collections';
import { listOffered } from '@/lib/catalog/films/overview';
import { spread } from '@/lib/catalog/films/spread';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { drawTiles } from '@/lib/posters/card/draw-tiles';
import type { PosterFacts } from '@/lib/posters/poster-facts';
import { posterFacts } from '@/lib/posters/poster-facts-of';
import type { sharedPictures } from '@/lib/posters/poster-path';
import { collectionInks } from '@/lib/posters/series/series-facts-of';
import { sheetsIn } from '@/lib/posters/series/sheets-in';
import { listArticles } from '@/lib/shop/articles/list-articles';

export type SharedPage = keyof typeof sharedPictures;

type Wall = {
  /** In messages; the house's own page says its tagline. */
  title?: 'Catalogue.title' | 'Collections.title' | 'Shop.title' | 'Vod.title';
  /** Films that the card counts, 0 where it counts none. */
  count: number;
  films: readonly PosterFacts[];
  inksOf?: Parameters<typeof drawTiles>[2];
};

/** Tiles of a wall: more are too small where a card is shown small. */
const atMost = 12;

const factsOf = (films: readonly { slug: string }[]) =>
  [...new Set(films.map(({ slug }) => slug))]
    .slice(0, atMost)
    .flatMap((slug) => posterFacts(slug) ?? []);

/** Through all the years that a house has films of. */
const throughYears = (phase: number) =>
  factsOf(
    spread(
      [...getLibrary().films]
        .map(([slug, { year }]) => ({ slug, year }))
        .sort((a, b) => a.year - b.year),
      atMost,
      phase,
    ),
  );

/** What the card of each page shows. */
export const pageWalls: Record<SharedPage, (locale: Locale) => Wall> = {
  site: () => ({ count: 0, films: throughYears(0.5) }),
  catalogue: () => ({
    title: 'Catalogue.title',
    count: getLibrary().films.size,
    films: throughYears(0),
  }),
  collections: (locale) => {
    // Each collection has a tile, in its ink.
    const collections = listCollections(locale).filter(({ entries }) => entries.length > 0);
    const own = collectionInks(getLibrary());
    const firsts = collections.flatMap(
      ({ entries }) => posterFacts(entries[0]?.film.slug ?? '') ?? [],
    );
    return {
      ...{ title: 'Collections.title', count: 0, films: firsts.slice(0, atMost) },
      inksOf: (_, at) => {
        const ink = own.get(collections[at]?.slug ?? '');
        return ink ? sheetsIn(ink)[1] : undefined;
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
    // How many there are changes between two builds.
    return { title: 'Vod.title', count: 0, films: factsOf(offered) };
  },
};
