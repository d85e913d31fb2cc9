import type { RawFilm } from '../schema/film';

/** The films, where programmes without a runtime have the sum of their films', if all of these are known. */
export function withProgrammeRuntimes(films: ReadonlyMap<string, RawFilm>): Map<string, RawFilm> {
  return new Map(
    [...films].map(([slug, film]) => {
      if (film.films.length === 0 || film.runtime !== undefined) return [slug, film];
      const runtimes = film.films.map((part) => films.get(part)?.runtime ?? Number.NaN);
      const runtime = runtimes.reduce((sum, minutes) => sum + minutes, 0);
      // Seconds as decimals of a minute leave rounding errors in the sum.
      return [slug, runtime > 0 ? { ...film, runtime: Number(runtime.toFixed(2)) } : film];
    }),
  );
}
