import type { RawFilm } from '../schema/film';

type Films = ReadonlyMap<string, RawFilm>;

/** The films, where programmes without a runtime have the sum of their films', if all of these are known. */
export function withProgrammeRuntimes(films: Films): Map<string, RawFilm> {
  return new Map([...films].map(([slug, film]) => [slug, withProgrammeRuntime(film, films)]));
}

/** One film with the runtime that it has as a programme of others (`films`). */
export function withProgrammeRuntime(film: RawFilm, films: Films): RawFilm {
  if (film.films.length === 0 || film.runtime !== undefined) return film;
  const runtimes = film.films.map((part) => films.get(part)?.runtime ?? Number.NaN);
  const runtime = runtimes.reduce((sum, minutes) => sum + minutes, 0);
  // Seconds as decimals of a minute leave rounding errors in the sum.
  return runtime > 0 ? { ...film, runtime: Number(runtime.toFixed(2)) } : film;
}
