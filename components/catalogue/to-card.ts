import type { CardFilm } from '@/components/films/card-film';
import type { ShownFilm } from '@/lib/films/api/shown-answer';
import { drawnPosterPath } from '@/lib/posters/poster-path';

/** A film of an answer as its card wants it: a picture only where the house has one of its own. */
export function toCard({ poster, made, ...film }: ShownFilm): CardFilm {
  return !poster || poster === drawnPosterPath(film.slug)
    ? film
    : { ...film, poster: { src: poster, made } };
}
