import { pictureProps } from '@/lib/pictures/picture-props';
import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { CardFilm } from './card-film';

type Props = {
  film: Pick<CardFilm, 'slug' | 'poster'>;
  alt: string;
  sizes: string;
  first?: boolean;
};

/**
 * A film's poster, portrait: the house's own picture, or the one the site draws from the film's facts.
 * `first` is for the picture a visitor sees first: it is fetched at once.
 */
export function Poster({ film, alt, sizes, first = false }: Props) {
  const loading = first
    ? { fetchPriority: 'high' as const, loading: 'eager' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };
  const size = { width: 600, height: 900 };
  const picture = film.poster
    ? pictureProps({ ...film.poster, sizes, ...size })
    : { src: drawnPosterPath(film.slug), ...size };
  return <img {...picture} {...loading} alt={alt} className="poster" />;
}
