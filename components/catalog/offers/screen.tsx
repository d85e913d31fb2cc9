import type { Film } from '@/lib/catalog/films/film';
import { screenPicture } from '@/lib/catalog/films/screen-picture';
import { findMade } from '@/lib/posters/photographs/find-made';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { widePosterPath } from '@/lib/posters/poster-path';

type Props = {
  film: Film;
  /** Whether it is the first picture of the page (loaded eagerly). */
  first?: boolean;
  /** The `sizes` attribute. */
  sizes?: string;
};

const cardSizes = '(min-width: 80rem) 24vw, (min-width: 40rem) 46vw, 92vw';

/** Still of a film, or its poster drawn in landscape if there is none. */
export function Screen({ film, first = false, sizes = cardSizes }: Props) {
  const src = screenPicture(film);
  const size = { width: 1200, height: 630 };
  const props = src
    ? pictureProps({
        src,
        made: findMade(src),
        ...size,
        sizes,
      })
    : { src: widePosterPath(film.slug), loading: 'lazy' as const, ...size };
  const urgency = first && { fetchPriority: 'high' as const, loading: 'eager' as const };
  // A still with another aspect ratio is letterboxed.
  const fit = src && film.media.film?.ratio ? 'bg-black object-contain' : 'bg-raised object-cover';
  return <img {...props} {...urgency} alt="" className={`aspect-[40/21] w-full ${fit}`} />;
}
