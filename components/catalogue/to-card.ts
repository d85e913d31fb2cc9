import type { CardFilm } from '@/components/films/card-film';
import type { FilmSummary } from '@/lib/films/api/films-answer';
import { drawnPosterPath } from '@/lib/posters/poster-path';

/** A film of an answer as its card wants it: a picture only where the house has one of its own. */
export function toCard({ poster, made, ...film }: FilmSummary): CardFilm {
  return poster === drawnPosterPath(film.slug) ? film : { ...film, poster: { src: poster, made } };
}
