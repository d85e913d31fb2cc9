import { getImageProps } from 'next/image';
import type { Film } from '@/lib/films/film';
import { screenPicture } from '@/lib/films/screen-picture';
import { sharedPosterPath } from '@/lib/posters/poster-path';

/** What is on the screen: a picture of the film, or its poster drawn wide where there is none. */
export function Screen({ film }: { film: Film }) {
  const src = screenPicture(film);
  const size = { width: 1200, height: 630 };
  const { props } = src
    ? getImageProps({
        src,
        alt: '',
        ...size,
        sizes: '(min-width: 80rem) 24vw, (min-width: 40rem) 46vw, 92vw',
      })
    : { props: { src: sharedPosterPath(film.slug), loading: 'lazy' as const, ...size } };
  return <img {...props} alt="" className="aspect-[40/21] w-full bg-raised object-cover" />;
}
