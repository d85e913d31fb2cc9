import { isWatchable } from '@/lib/catalog/films/availability';
import { toFilm } from '@/lib/catalog/films/get-film';
import type { Library } from '@/lib/content/store/raw-library';
import { editDistance } from '@/lib/primitives/text/nearest-word';
import { allowedErrors, prosePrefix } from '@/lib/search/engine/find-words';
import { toSearchableFilm } from '@/lib/search/engine/searchable-film';
import { splitWords, stopWords } from '@/lib/search/engine/words';
import { type FacetKey, facetKeys, facets } from '@/lib/search/query/facets';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** A film as the scan reads it: folded words between blanks, and facet values. */
type ScannedFilm = {
  slug: string;
  names: string;
  prose: string;
  facets: Record<FacetKey, string[]>;
};

export function prepareScan(library: Library, now: Date): ScannedFilm[] {
  const inShop = new Set([...library.articles.values()].flatMap((article) => article.films));
  return [...library.films].map(([slug, raw]) => {
    const { synopsis, ...named } = toSearchableFilm(raw, { ...library, collections: [] });
    const film = toFilm(slug, raw, 'fr', library);
    const read = (key: FacetKey) => {
      if (key === 'watchable') return isWatchable(film, now) ? ['1'] : [];
      return [...new Set(facets[key].values(film, inShop))];
    };
    const values = Object.fromEntries(facetKeys.map((key) => [key, read(key)]));
    return {
      ...{ slug, names: foldAll(Object.values(named).flat()), prose: foldAll(synopsis) },
      facets: values as ScannedFilm['facets'],
    };
  });
}

function foldAll(texts: readonly string[]): string {
  return ` ${texts.flatMap((text) => splitWords(text).map(({ word }) => word)).join(' ')} `;
}

/**
 * Counts the films of a query without an index, as a reference: it looks for every word in all films, and for
 * mistyped words in all names. It does not know facts in phrases, inflected forms and compounds.
 */
export function scanFilms(films: readonly ScannedFilm[], query: CatalogueQuery): number {
  const matching = query.text ? matchText(films, query.text) : films;
  return matching.filter((film) => facetKeys.every((key) => accepts(film, key, query))).length;
}

/** Whether a film passes the filter of a facet. */
export function accepts(film: ScannedFilm, key: FacetKey, { filters }: CatalogueQuery): boolean {
  return !filters[key] || film.facets[key].some((value) => filters[key]?.includes(value));
}

/** The films that have most of the words. */
function matchText(films: readonly ScannedFilm[], text: string): ScannedFilm[] {
  const asked = [...new Set(splitWords(text).map(({ word }) => word))];
  // A letter alone must be a whole title, and no made title is so short.
  if (asked.join('').length === 1) return [];
  const required = asked.filter((word) => !stopWords.has(word));
  const hits = new Map<ScannedFilm, number>();
  for (const word of required.length > 0 ? required : asked)
    for (const film of filmsWith(films, word)) hits.set(film, (hits.get(film) ?? 0) + 1);
  const most = Math.max(...hits.values());
  return [...hits.keys()].filter((film) => hits.get(film) === most);
}

function filmsWith(films: readonly ScannedFilm[], word: string): Iterable<ScannedFilm> {
  const inText = word.length < prosePrefix ? ` ${word} ` : ` ${word}`;
  const inProse = films.filter(({ prose }) => prose.includes(inText));
  const inNames = films.filter(({ names }) => names.includes(` ${word}`));
  const errors = allowedErrors(word);
  if (inNames.length > 0 || errors === 0) return new Set([...inNames, ...inProse]);
  const isNear = (name: string) =>
    Math.abs(name.length - word.length) <= errors && editDistance(word, name) <= errors;
  return new Set([...films.filter(({ names }) => names.split(' ').some(isNear)), ...inProse]);
}
