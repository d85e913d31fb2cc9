import { isWatchable } from '@/lib/vod/availability';
import { type CatalogueQuery, facetKeys } from '../../catalogue/query';
import type { Film } from '../../film';
import { facetValues } from '../facet-values';
import { foldWord, splitWords } from '../words';

/**
 * The search one would write first, to compare with: every film is read for every query, its texts are
 * folded and looked through, and each facet is counted by asking again. It forgives no typing error.
 */
export function scanFilms(films: readonly Film[], query: CatalogueQuery, now: Date): number {
  const asked = splitWords(query.text).map(({ word }) => word);
  const found = films.filter((film) => asked.every((word) => textOf(film).includes(word)));
  for (const counted of facetKeys) {
    const counts = new Map<string, number>();
    for (const film of found)
      if (facetKeys.every((key) => key === counted || accepts(film, key, query, now)))
        for (const value of valuesOf(film, counted, now))
          counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return found.filter((film) => facetKeys.every((key) => accepts(film, key, query, now))).length;
}

function textOf({ title, originalTitle, directors, cast, crew, synopsis }: Film): string {
  const people = [...directors, ...cast, ...crew].map(({ name }) => name);
  return foldWord([title.text, originalTitle.text, ...people, synopsis?.text].join(' '));
}

type Key = (typeof facetKeys)[number];

function accepts(film: Film, key: Key, { filters }: CatalogueQuery, now: Date): boolean {
  const chosen = filters[key];
  return !chosen || valuesOf(film, key, now).some((value) => chosen.includes(value));
}

function valuesOf(film: Film, key: Key, now: Date): string[] {
  if (key === 'watchable') return isWatchable(film, now) ? ['1'] : [];
  return facetValues[key](film, new Set());
}
