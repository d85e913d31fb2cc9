import type { Film } from '@/lib/catalog/films/film';
import { screenPicture } from '@/lib/catalog/films/screen-picture';
import { findMade } from '@/lib/posters/photographs/find-made';
import { pictureProps } from '@/lib/posters/photographs/picture-props';
import { widePosterPath } from '@/lib/posters/poster-path';

type Props = {
  film: Film;
  /** Whether it is the picture that a visitor sees first: it is fetched at once. */
  first?: boolean;
  /** How wide it is shown, as an <img> says it. */
  sizes?: string;
};

const cardSizes = '(min-width: 80rem) 24vw, (min-width: 40rem) 46vw, 92vw';

/** What is on the screen: a picture of the film, or its poster drawn wide where there is none. */
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
  // A picture of another shape is shown whole, as on a screen that is wider than it.
  const fit = src && film.media.film?.ratio ? 'bg-black object-contain' : 'bg-raised object-cover';
  return <img {...props} {...urgency} alt="" className={`aspect-[40/21] w-full ${fit}`} />;
}
