import type { CardFilm } from '@/components/catalog/films/card-film';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { ShownFilm } from '@/lib/search/api/shown-answer';

/** The default way, omitted in responses. */
const catalogueOnly = { kind: 'catalogue' } as const;

/** Converts a film of a response for its card; a picture only if the film has its own. */
export function toCard({ poster, made, ...shown }: ShownFilm): CardFilm {
  const film = { ...shown, way: shown.way ?? catalogueOnly };
  return !poster || poster === drawnPosterPath(film.slug)
    ? film
    : { ...film, poster: { src: poster, made } };
}
