import { ownShapeProps, posterProps } from '@/lib/posters/photographs/poster-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { CardFilm } from './card-film';

type Props = {
  film: Pick<CardFilm, 'slug' | 'poster'>;
  alt: string;
  sizes: string;
  first?: boolean;
  /** Whether a picture of the house's own has its own shape instead of a poster's. */
  ownShape?: boolean;
};

/**
 * A film's poster, portrait: the house's own picture, whole, or the one the site draws from the film's facts.
 * `first` is for the picture a visitor sees first: it is fetched at once.
 */
export function Poster({ film, alt, sizes, first = false, ownShape = false }: Props) {
  const loading = first
    ? { fetchPriority: 'high' as const, loading: 'eager' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  const own = ownShape ? ownShapeProps : posterProps;
  const picture = film.poster
    ? own({ ...film.poster, sizes })
    : { src: drawnPosterPath(film.slug), width: 600, height: 900 };
  return <img {...picture} {...loading} alt={alt} className="poster" />;
}
