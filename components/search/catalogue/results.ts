import type { CardFilm } from '@/components/catalog/films/poster';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { ShownAnswer, ShownFilm } from '@/lib/search/api/shown-answer';
import type { CatalogueQuery } from '@/lib/search/query/query';

/** A catalogue query and its response. */
export type Results = { query: CatalogueQuery; answer: ShownAnswer };

/** The default availability, omitted in responses. */
const catalogueOnly = { kind: 'catalogue' } as const;

/** Converts a film of a response for its card; a picture only if the film has its own. */
export function toCardFilm({ poster, made, ...shown }: ShownFilm): CardFilm {
  const film = { ...shown, way: shown.way ?? catalogueOnly };
  return !poster || poster === drawnPosterPath(film.slug)
    ? film
    : { ...film, poster: { src: poster, made } };
}
