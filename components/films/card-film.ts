import type { Film } from '@/lib/films/film';

/** What the card of a film shows, be it drawn on the server or from the answer of `GET /api/films`. */
export type CardFilm = Pick<Film, 'slug' | 'title' | 'directors' | 'year' | 'runtime'> & {
  /** A picture of the house's own. */
  poster?: { src: string };
};
