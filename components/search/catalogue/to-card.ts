import type { CardFilm } from '@/components/catalog/films/card-film';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { ShownFilm } from '@/lib/search/api/shown-answer';

/** What an answer need not say of most films. */
const catalogueOnly = { kind: 'catalogue' } as const;

/** A film of an answer as its card wants it: a picture only where the house has one of its own. */
export function toCard({ poster, made, ...shown }: ShownFilm): CardFilm {
  const film = { ...shown, way: shown.way ?? catalogueOnly };
  return !poster || poster === drawnPosterPath(film.slug)
    ? film
    : { ...film, poster: { src: poster, made } };
}
