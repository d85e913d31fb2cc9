import type { Film } from '@/lib/films/film';
import { screenPicture } from '@/lib/films/screen-picture';
import { findMade } from '@/lib/pictures/find-made';
import { pictureProps } from '@/lib/pictures/picture-props';
import { sharedPosterPath } from '@/lib/posters/poster-path';

/** What is on the screen: a picture of the film, or its poster drawn wide where there is none. */
export function Screen({ film }: { film: Film }) {
  const src = screenPicture(film);
  const size = { width: 1200, height: 630 };
  const props = src
    ? pictureProps({
        src,
        made: findMade(src),
        ...size,
        sizes: '(min-width: 80rem) 24vw, (min-width: 40rem) 46vw, 92vw',
      })
    : { src: sharedPosterPath(film.slug), loading: 'lazy' as const, ...size };
  // A picture of another shape is shown whole, as on a screen that is wider than it.
  const fit = src && film.media.film?.ratio ? 'bg-black object-contain' : 'bg-raised object-cover';
  return <img {...props} alt="" className={`aspect-[40/21] w-full ${fit}`} />;
}
