import type { Film } from '../film';
import { type FilterKey, filterKeys } from './query';

/** One value a film can be filtered by; `label` is absent where the value speaks for itself. */
export type FacetValue = { value: string; label?: string };

const values: Record<FilterKey, (film: Film) => FacetValue[]> = {
  genre: (film) => film.genres.map(({ slug, name }) => ({ value: slug, label: name })),
  country: (film) => film.countries.map((value) => ({ value })),
  decade: (film) => [{ value: decadeOf(film) }],
  director: (film) => film.directors.map(({ slug, name }) => ({ value: slug, label: name })),
};

/** The decade of a film as its first year: `1920`. */
export function decadeOf({ year }: Pick<Film, 'year'>): string {
  return String(Math.floor(year / 10) * 10);
}

/** What a film can be found under in one facet. */
export function facetValues(film: Film, key: FilterKey): FacetValue[] {
  return values[key](film);
}

export type Facet = { value: string; label?: string; count: number };

/** Every value of every facet that some film has, with the number of films. */
export function listFacets(films: Film[]): Record<FilterKey, Facet[]> {
  return Object.fromEntries(filterKeys.map((key) => [key, countValues(films, key)])) as Record<
    FilterKey,
    Facet[]
  >;
}

function countValues(films: Film[], key: FilterKey): Facet[] {
  const facets = new Map<string, Facet>();
  for (const film of films)
    for (const { value, label } of facetValues(film, key))
      facets.set(value, { value, label, count: (facets.get(value)?.count ?? 0) + 1 });
  return [...facets.values()];
}
