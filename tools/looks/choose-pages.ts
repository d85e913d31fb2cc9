import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import { findEmbed } from '@/lib/catalog/films/player-source/find-embed';

/** French paths by a name for each page. */
export type Pages = Record<string, string>;

type House = {
  films: readonly Film[];
  collections: readonly { slug: string }[];
  /** Further pages beside the catalogue: shop, news, a written page. */
  others: Pages;
};

/** Measure of the amount of data about a film, and thus of its page. */
const knowledge = (film: Film) => JSON.stringify(film).length;

/** The film with less data. */
const sparser = (one: Film, other: Film) => (knowledge(other) < knowledge(one) ? other : one);

const embedOf = ({ media }: Film) => media.film && findEmbed(media.film.sources);

/**
 * Chooses the pages to capture, for any content: one film page per kind of film, by the first film of that kind.
 * Kinds without a film are left out.
 */
export function choosePages({ films, collections, others }: House, now: Date): Pages {
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
  const asked = films
    .flatMap(({ directors }) => directors)[0]
    ?.name.split(' ')
    .at(-1);
  return {
    home: '/',
    catalogue: '/catalogue',
    timeline: '/catalogue?view=timeline',
    ...(asked && { search: `/catalogue?q=${encodeURIComponent(asked)}` }),
    ...Object.fromEntries(movies),
    ...(collection && { collection: `/collection/${collection.slug}` }),
    ...others,
    'not-found': '/no-such-page',
  };
}
