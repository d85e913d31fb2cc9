import type { Library } from '@/lib/content/load-library';
import { isWatchable } from '@/lib/vod/availability';
import { type FacetKey, facetKeys } from '../../catalogue/query';
import type { Film } from '../../film';
import { toFilm } from '../../to-film';
import { facetValues } from '../facet-values';
import { toSearchableFilm } from '../searchable-film';
import { splitWords } from '../words';

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
    return [...new Set(facetValues[key](film, new Set()))];
  };
  return Object.fromEntries(facetKeys.map((key) => [key, read(key)])) as ScannedFilm['facets'];
}
