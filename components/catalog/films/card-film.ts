import type { CardWay } from '@/lib/catalog/films/card-way';
import type { Film } from '@/lib/catalog/films/film';
import type { Picture } from '@/lib/catalog/films/picture';

/** Data of a film card, rendered from the library on the server or from the answer of `GET /api/films`. */
export type CardFilm = Pick<Film, 'slug' | 'title' | 'directors' | 'year' | 'runtime'> & {
  /** Poster from the site content. */
  poster?: Pick<Picture, 'src' | 'made'>;
  /** How to see the film now; not shown if missing. */
  way?: CardWay;
};
