import type { Library } from '@/lib/content/raw-library';
import { type FacetKey, facetKeys, facets } from '@/lib/films/catalogue/facets';
import type { Film } from '@/lib/films/film';
import { isWatchable } from '@/lib/films/offer';
import { toSearchableFilm } from '@/lib/films/search/searchable-film';
import { splitWords } from '@/lib/films/search/words';
import { toFilm } from '@/lib/films/to-film';

/** What a scan reads of a film, all of it worked out beforehand: folded words between blanks, facets. */
export type ScannedFilm = {
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
