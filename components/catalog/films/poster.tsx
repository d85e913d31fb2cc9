import { useLocale } from 'next-intl';
import type { CardAvailability } from '@/lib/catalog/films/availability';
import type { Film, Picture } from '@/lib/catalog/films/film';
import { ownShapeProps, posterProps } from '@/lib/posters/photographs/picture-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';

/** Data of a film card, rendered from the library on the server or from the answer of `GET /api/films`. */
export type CardFilm = Pick<
  Film,
  'slug' | 'title' | 'directors' | 'year' | 'runtime' | 'recommendedAge'
> & {
  /** Poster from the site content. */
  poster?: Pick<Picture, 'src' | 'made' | 'focus'>;
  /** How to see the film now; not shown if missing. */
  way?: CardAvailability;
};

type Props = {
  film: Pick<CardFilm, 'slug' | 'poster'>;
  alt: string;
  sizes: string;
  first?: boolean;
  /** Keep the aspect ratio of a poster from the site content, instead of 2:3. */
  ownShape?: boolean;
};

/**
 * Poster of a film: the picture from the site content (`posterProps`), or the one drawn from the film's facts. `first`:
 * loaded eagerly.
 */
export function Poster({ film, alt, sizes, first = false, ownShape = false }: Props) {
  const locale = useLocale();
  const loading = first
    ? { fetchPriority: 'high' as const, loading: 'eager' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  const attributesOf = ownShape ? ownShapeProps : posterProps;
  const picture = film.poster
    ? attributesOf({ ...film.poster, sizes })
    : { src: drawnPosterPath(film.slug, locale), width: 600, height: 900 };
  return <img {...picture} {...loading} alt={alt} className="poster" />;
}
