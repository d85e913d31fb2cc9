import { getLibrary, inLastState } from './library';
import type { Library } from './raw-library';

type Site = Pick<Library, 'films' | 'programme'>;

/** Number of films whose pages, players and cards a build prerenders (0.3 s of CPU time each). */
export const maxPrerendered = 24;
/** Number of films whose posters a build draws (12 ms each): a list shows dozens at once. */
export const maxDrawn = 400;

const orders = new WeakMap<Site, readonly string[]>();

/**
 * The slugs of the films that a build prerenders, those with the most expected visitors. Other films are rendered on
 * their first request (lib/server/on-demand).
 */
export function prerenderedFilms(library: Site, limit = maxPrerendered): ReadonlySet<string> {
  return new Set(orderOf(library).slice(0, limit));
}

/** The slugs of the films whose posters a build draws. */
export function filmsWithDrawnPoster(library: Site, limit = maxDrawn): ReadonlySet<string> {
  return new Set(orderOf(library).slice(0, limit));
}

/**
 * All films in order of priority: films of the home page, films with an offer, then the others. The latest
 * additions come first within the last two groups. Computed once per library.
 */
function orderOf(library: Site): readonly string[] {
  const cached = orders.get(library);
  if (cached) return cached;
  const { films, programme } = library;
  const newest = [...films]
    .map(([slug, { added = '', vod }]) => ({ slug, added, isOffered: vod !== undefined }))
    .sort((a, b) => compare(b.added, a.added) || compare(a.slug, b.slug));
  const order = [
    ...[...programme.values()].map(({ film }) => film).filter((slug) => films.has(slug)),
    ...newest.filter(({ isOffered }) => isOffered).map(({ slug }) => slug),
    ...newest.map(({ slug }) => slug),
  ];
  const unique = [...new Set(order)];
  orders.set(library, unique);
  return unique;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * The slugs of the published films whose pages a build prerenders. Selected from all films that will be published, so
 * that the selection stays the same when a film is published.
 */
export function listPrerenderedFilms(): string[] {
  return published(prerenderedFilms(inLastState(getLibrary)));
}

/** The slugs of the published films whose posters a build draws, selected like those of `listPrerenderedFilms`. */
export function listFilmsWithDrawnPoster(): string[] {
  return published(filmsWithDrawnPoster(inLastState(getLibrary)));
}

function published(slugs: ReadonlySet<string>): string[] {
  const { films } = getLibrary();
  return [...slugs].filter((slug) => films.has(slug));
}
