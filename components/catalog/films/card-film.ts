import type { CardWay } from '@/lib/catalog/films/card-way';
import type { Film } from '@/lib/catalog/films/film';
import type { Picture } from '@/lib/catalog/films/picture';

/** What the card of a film shows, be it drawn on the server or from the answer of `GET /api/films`. */
export type CardFilm = Pick<Film, 'slug' | 'title' | 'directors' | 'year' | 'runtime'> & {
  /** A picture of the house's own. */
  poster?: Pick<Picture, 'src' | 'made'>;
  /** What one can do with it; without it the card does not say. */
  way?: CardWay;
};
