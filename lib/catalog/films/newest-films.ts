import type { Film } from './film';

/** The films that came into the catalogue last, last first; those of which nobody says when come after them. */
export function newestFilms(films: Film[], count: number): Film[] {
  return films
    .toSorted(
      (a, b) => (b.added ?? '').localeCompare(a.added ?? '') || a.slug.localeCompare(b.slug),
    )
    .slice(0, count);
}
