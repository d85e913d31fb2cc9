import { embedPath } from '@/lib/films/embed-path';
import type { Film } from '@/lib/films/film';
import { framedMedia } from '@/lib/films/player-source/framed-media';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfFilm } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { fitFrame } from './fit-frame';
import { writeFrame } from './write-frame';

type Asked = { locale: Locale; now: Date; most: { width?: number; height?: number } };

/** What oEmbed says of a film (https://oembed.com, 2.3.4.2); its names are the standard's. */
export async function describeFrame(film: Film, { locale, now, most }: Asked) {
  const { name } = getSite(locale);
  const media = framedMedia(film, now);
  const frame = fitFrame(media?.ratio ?? '16:9', most);
  const { text: title } = film.title;
  const src = new URL(localePath(embedPath(film.slug), locale), siteUrl()).href;
  const authors = film.directors.map((person) => person.name).join(', ');
  const picture = await pictureOfFilm(film, locale);
  const fits =
    picture.width <= (most.width ?? Infinity) && picture.height <= (most.height ?? Infinity);
  return {
    version: '1.0',
    type: 'video',
    title,
    ...(authors && { author_name: authors }),
    provider_name: name,
    provider_url: new URL(localePath('/', locale), siteUrl()).href,
    cache_age: 86_400,
    ...(fits && {
      thumbnail_url: new URL(picture.url, siteUrl()).href,
      thumbnail_width: picture.width,
      thumbnail_height: picture.height,
    }),
    html: writeFrame({ ...frame, src, title: `${title} – ${name}` }),
    ...frame,
  };
}
