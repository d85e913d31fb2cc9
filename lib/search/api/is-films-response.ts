import { isRecord } from '@/lib/primitives/json';
import { facetKeys } from '../query/facets';
import type { FilmsResponse } from './films-response';

/** Validates the films of a `GET /api/films` response, as far as rendering needs it. */
export function hasFilms(
  json: unknown,
): json is Pick<FilmsResponse, 'films' | 'total' | 'nearPeople'> {
  if (!isRecord(json) || typeof json.total !== 'number') return false;
  if (json.nearPeople !== undefined && !Array.isArray(json.nearPeople)) return false;
  return Array.isArray(json.films) && json.films.every(isFilm);
}

/** Validates a complete response: films and facets. */
export function isFilmsResponse(json: unknown): json is FilmsResponse {
  return hasFilms(json) && hasFacets(json);
}

/** Validates the facets of a response. */
export function hasFacets(json: unknown): json is Pick<FilmsResponse, 'facets'> {
  if (!isRecord(json) || !isRecord(json.facets)) return false;
  const { facets } = json;
  return facetKeys.every((key) => {
    const facet = facets[key];
    return isRecord(facet) && Array.isArray(facet.counts);
  });
}

function isFilm(film: unknown): boolean {
  if (!isRecord(film) || !isRecord(film.title) || !isRecord(film.originalTitle)) return false;
  const { slug, path, poster, directors } = film;
  return Array.isArray(directors) && [slug, path, poster].every((text) => typeof text === 'string');
}
