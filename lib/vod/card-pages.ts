import type { Library } from '@/lib/content/raw-library';
import type { Film } from '@/lib/films/film';
import { relatedFilms } from '@/lib/films/related-films';
import { isComing } from '@/lib/films/screenings/is-coming';

/**
 * The pages that show the card of each film whose offer has still to begin or to end, or that is still to be
 * shown in cinemas: its collections, and the films beside which it stands.
 */
export function cardPages(
  films: Film[],
  { collections }: Pick<Library, 'collections'>,
  now: Date,
): Record<string, string[]> {
  const related = new Map<Film, Film[]>();
  const besides = (film: Film) => {
    const found = related.get(film) ?? relatedFilms(film, films);
    related.set(film, found);
    return found;
  };
  const pagesOf = (film: Film) => [
    ...[...collections]
      .filter(([, { films: entries }]) => entries.some((entry) => entry.film === film.slug))
      .map(([slug]) => `/collection/${slug}`),
    // Whoever shows it shares something with it, and so is among its own.
    ...relatedFilms(film, films, films.length)
      .filter((other) => besides(other).includes(film))
      .map(({ slug }) => `/movie/${slug}`),
  ];
  return Object.fromEntries(
    films.filter((film) => changes(film, now)).map((film) => [film.slug, pagesOf(film)]),
  );
}

function changes({ vod, screenings }: Film, now: Date): boolean {
  const isDated = [vod?.from, vod?.until].some((moment) => moment && moment > now);
  return isDated || screenings.some((screening) => isComing(screening, now));
}
