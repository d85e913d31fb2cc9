import type { Film } from './film';

/** The films added last, newest first; films without a date come last. */
export function newestFilms(films: Film[], count: number): Film[] {
  return films
    .toSorted(
      (a, b) => (b.added ?? '').localeCompare(a.added ?? '') || a.slug.localeCompare(b.slug),
    )
    .slice(0, count);
}
