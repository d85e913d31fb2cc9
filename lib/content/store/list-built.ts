import { builtFilms, drawnFilms } from './built-films';
import { getLibrary, inLastState } from './library';

/**
 * The slugs of the published films whose pages a build prerenders. Chosen among all that are ever to be published, so
 * that the choice stays the same when a film comes out.
 */
export function listBuilt(): string[] {
  return published(builtFilms(inLastState(getLibrary)));
}

/** The slugs of the published films whose posters a build draws; chosen likewise. */
export function listDrawn(): string[] {
  return published(drawnFilms(inLastState(getLibrary)));
}

function published(slugs: ReadonlySet<string>): string[] {
  const { films } = getLibrary();
  return [...slugs].filter((slug) => films.has(slug));
}
