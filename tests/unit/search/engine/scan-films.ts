import type { Film } from '@/lib/catalog/films/film';
import { isWatchable } from '@/lib/catalog/films/offer';
import { toFilm } from '@/lib/catalog/films/to-film';
import type { Library } from '@/lib/content/store/raw-library';
import { editDistance } from '@/lib/primitives/text/nearest-word';
import { allowedErrors, prosePrefix } from '@/lib/search/engine/find-words';
import { toSearchableFilm } from '@/lib/search/engine/searchable-film';
import { splitWords, stopWords } from '@/lib/search/engine/words';
import { type FacetKey, facetKeys, facets } from '@/lib/search/query/facets';
import { type CatalogueQuery, pageSize } from '@/lib/search/query/query';

/** What a scan reads of a film, all of it worked out beforehand: folded words between blanks, facets. */
type ScannedFilm = {
  names: string;
  prose: string;
  facets: Record<FacetKey, string[]>;
  year: number;
};

export function prepareScan(library: Library, now: Date): ScannedFilm[] {
  return [...library.films].map(([slug, raw]) => {
    const { synopsis, ...named } = toSearchableFilm(raw, { ...library, collections: [] });
    return {
      names: foldAll(Object.values(named).flat()),
      prose: foldAll(synopsis),
      facets: facetsOf(toFilm(slug, raw, 'fr', library), now),
      year: raw.year,
    };
  });
}

function foldAll(texts: readonly string[]): string {
  return ` ${texts.flatMap((text) => splitWords(text).map(({ word }) => word)).join(' ')} `;
}

function facetsOf(film: Film, now: Date): ScannedFilm['facets'] {
  const read = (key: FacetKey) => {
    if (key === 'watchable') return isWatchable(film, now) ? ['1'] : [];
    return [...new Set(facets[key].values(film, new Set()))];
  };
  return Object.fromEntries(facetKeys.map((key) => [key, read(key)])) as ScannedFilm['facets'];
}

/**
 * The search without an index, to compare with: it finds the same films and counts the same facets (but for
 * facts in phrases, other forms of a word and words that are joined or parted, which it does not know), by
 * looking through all films for every word, and through all their names where a word was mistyped. It
 * ranks nothing. Returns how many it found.
 */
export function scanFilms(films: readonly ScannedFilm[], { text, filters }: CatalogueQuery) {
  const matching = text ? matchText(films, text) : films;
  const counts = facetKeys.map(() => new Map<string, number>());
  const found = matching.filter((film) => {
    const refused = facetKeys.filter((key) => !accepts(film, key, filters[key]));
    const open = refused.length === 0 ? facetKeys : refused.length === 1 ? refused : [];
    for (const key of open) count(counts[facetKeys.indexOf(key)], film.facets[key]);
    return refused.length === 0;
  });
  found.sort((a, b) => a.year - b.year).slice(0, pageSize);
  return found.length;
}

function accepts({ facets }: ScannedFilm, key: FacetKey, chosen?: readonly string[]): boolean {
  return !chosen || facets[key].some((value) => chosen.includes(value));
}

function count(counts: Map<string, number> | undefined, values: readonly string[]) {
  for (const value of values) counts?.set(value, (counts.get(value) ?? 0) + 1);
}

/** The films that have most of the words. */
function matchText(films: readonly ScannedFilm[], text: string): ScannedFilm[] {
  const asked = [...new Set(splitWords(text).map(({ word }) => word))];
  const telling = asked.filter((word) => !stopWords.has(word));
  const hits = new Map<ScannedFilm, number>();
  for (const word of telling.length > 0 ? telling : asked)
    for (const film of filmsWith(films, word)) hits.set(film, (hits.get(film) ?? 0) + 1);
  const most = Math.max(...hits.values());
  return [...hits.keys()].filter((film) => hits.get(film) === most);
}

function filmsWith(films: readonly ScannedFilm[], word: string): Iterable<ScannedFilm> {
  const asked = word.length < prosePrefix ? ` ${word} ` : ` ${word}`;
  const inProse = films.filter(({ prose }) => prose.includes(asked));
  const begun = films.filter(({ names }) => names.includes(` ${word}`));
  const errors = allowedErrors(word);
  if (begun.length > 0 || errors === 0) return new Set([...begun, ...inProse]);
  const isNear = (name: string) =>
    Math.abs(name.length - word.length) <= errors && editDistance(word, name) <= errors;
  return new Set([...films.filter(({ names }) => names.split(' ').some(isNear)), ...inProse]);
}
