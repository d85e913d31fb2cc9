import { getTranslations } from 'next-intl/server';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { pictureProps, posterProps } from '@/lib/posters/photographs/picture-props';
import { findResized } from '@/lib/posters/photographs/resized-pictures';
import { drawnPosterPath, widePosterPath } from '@/lib/posters/poster-path';
import { isWatchable } from './availability';
import { type Film, pictureFocus, screenPicture } from './film';
import type { FilmFacts, PictureFacts } from './film-facts';
import { formatRuntime } from './format-facts';

/** The data of a film card that is rendered in the browser. */
export async function describeFilm(film: Film, locale: Locale, now: Date): Promise<FilmFacts> {
  const t = await getTranslations({ locale, namespace: 'Film' });
  const { slug, title, directors, year, runtime, poster } = film;
  const length = runtime === undefined ? [] : [formatRuntime(runtime, t)];
  const portrait = '(min-width: 40rem) 15rem, 47vw';
  const landscape = { width: 1200, height: 630, sizes: '(min-width: 40rem) 24rem, 80vw' };
  return {
    ...{ slug, title, runtime },
    href: localePath(`/movie/${slug}`, locale),
    line: [...directors.map(({ name }) => name), year, ...length].join(', '),
    poster: poster
      ? ownPoster({ ...poster, sizes: portrait })
      : { src: drawnPosterPath(slug, locale) },
    screen: pictureFacts(screenPicture(film), widePosterPath(slug, locale), {
      ...landscape,
      focus: pictureFocus(film, screenPicture(film)),
    }),
    watchable: isWatchable(film, now),
  };
}

function ownPoster(request: Parameters<typeof posterProps>[0]): PictureFacts {
  const { src, 'data-fit': fit, ...made } = posterProps(request);
  const { srcSet, sizes, style } = {
    ...{ srcSet: undefined, sizes: undefined, style: undefined },
    ...made,
  };
  return { src, srcSet, sizes, style, 'data-fit': fit };
}

type Size = { width: number; height: number; sizes: string; focus?: string | undefined };

function pictureFacts(src: string | undefined, drawnSrc: string, size: Size): PictureFacts {
  if (!src) return { src: drawnSrc };
  const {
    src: address,
    srcSet,
    sizes,
    style,
  } = pictureProps({
    ...{ src, made: findResized(src), ...size },
  });
  return { src: address, srcSet, sizes, style };
}
