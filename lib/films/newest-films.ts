import type { Film } from './film';

/** The films that came into the catalogue last, last first. */
export function newestFilms(films: Film[], count: number): Film[] {
  return films
    .filter(({ added }) => added)
    .sort((a, b) => (b.added ?? '').localeCompare(a.added ?? '') || a.slug.localeCompare(b.slug))
    .slice(0, count);
}
