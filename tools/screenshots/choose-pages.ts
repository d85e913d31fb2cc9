import { isWatchable } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { findEmbed } from '@/lib/catalog/films/player-source';
import { type Locale, locales } from '@/lib/i18n/locales';

/** The French path of each page, by a name for the page. */
export type Pages = Record<string, string>;

type SiteContent = {
  films: readonly Film[];
  collections: readonly { slug: string }[];
  /** Further pages beside the catalogue: shop, news, a written page. */
  others: Pages;
};

/** Measure of the amount of data about a film, and thus of its page. */
const dataSize = (film: Film) => JSON.stringify(film).length;

/** The film with less data. */
const sparser = (one: Film, other: Film) => (dataSize(other) < dataSize(one) ? other : one);

const embedOf = ({ media }: Film) => media.film && findEmbed(media.film.sources);

/**
 * Chooses the pages to capture, whatever the content: fixed pages, a collection, the page of the first film of
 * each kind, and that of the film with the least data. Kinds without a film are left out.
 */
export function choosePages({ films, collections, others }: SiteContent, now: Date): Pages {
  const watchable = films.filter((film) => film.media.film && isWatchable(film, now));
  const chosen: Record<string, Film | undefined> = {
    'film-own': watchable.find((film) => !embedOf(film)),
    'film-embedded': watchable.find(embedOf),
    'film-not-playable': films.find(({ media }) => !media.film && !media.audio),
    'film-sparse': films.length > 0 ? films.reduce(sparser) : undefined,
  };
  const movies = Object.entries(chosen).flatMap(([name, film]) =>
    film ? [[name, `/movie/${film.slug}`] as const] : [],
  );
  const [collection] = collections;
  const surname = films
    .flatMap(({ directors }) => directors)[0]
    ?.name.split(' ')
    .at(-1);
  return {
    home: '/',
    catalogue: '/catalogue',
    timeline: '/catalogue?view=timeline',
    ...(surname && { search: `/catalogue?q=${encodeURIComponent(surname)}` }),
    ...Object.fromEntries(movies),
    ...(collection && { collection: `/collection/${collection.slug}` }),
    ...others,
    'not-found': '/no-such-page',
  };
}

/** Window size in CSS pixels, language and colour scheme of a screenshot. */
export type View = { locale: Locale; scheme: 'light' | 'dark'; width: number; height: number };

const windows = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
] as const;

/** One row of windows per language and colour scheme. */
export const rows: readonly (readonly View[])[] = locales.flatMap((locale) =>
  (['light', 'dark'] as const).map((scheme) =>
    windows.map((size) => ({ locale, scheme, ...size })),
  ),
);

/** View of the home page for the readme: the default language in light colours. */
export const readmeView: View = { locale: locales[0], scheme: 'light', width: 1280, height: 800 };
