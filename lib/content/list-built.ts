import { builtFilms } from './built-films';
import { getLibrary, inLastState } from './library';

/**
 * The slugs of the films that are out and that a build makes pages and pictures of. Chosen among all that are ever to come
 * out: who is built stays built.
 */
export function listBuilt(): string[] {
  const { films } = getLibrary();
  return [...builtFilms(inLastState(getLibrary))].filter((slug) => films.has(slug));
}
