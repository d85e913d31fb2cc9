import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/films/film';
import { getFilm } from '@/lib/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfFilm } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { siteUrl } from '@/lib/site/site-url';
import { filmSentences } from './film-sentences';
import { filmTitles } from './film-titles';
import { filmVideo } from './film-video';
import { oembedTypes } from './oembed-types';
import { pageMetadata } from './page-metadata';
import { withTypes } from './with-types';

export async function movieMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const film = getFilm(slug, locale);
  if (!film) return {};
  const t = await getTranslations({ locale, namespace: 'Head' });
  const words = await getTranslations({ locale, namespace: 'Film' });
  const { name } = getSite(locale);
  const now = new Date();
  const metadata = await pageMetadata(
    {
      path: `/movie/${slug}`,
      title: `${film.title.text} (${film.year})`,
      wordings: filmTitles(film, locale, t),
      // Words in another language say less here than facts in this one.
      description: film.synopsis?.translated ? film.synopsis.text : undefined,
      facts: filmSentences(film, { locale, name, now, t, film: words }),
      picture: await pictureOfFilm(film, locale),
      openGraph: openGraph(film, now),
    },
    locale,
  );
  return film.embed ? withTypes(metadata, oembedTypes(slug, locale, film.title.text)) : metadata;
}

/** Open Graph's `video.movie`; a duration is in seconds. */
function openGraph(film: Film, now: Date): Metadata['openGraph'] {
  const video = filmVideo(film, now);
  return {
    type: 'video.movie',
    directors: film.directors.map(({ name }) => name),
    actors: film.cast.map(({ name }) => name),
    duration: film.runtime && Math.round(film.runtime * 60),
    releaseDate: String(film.year),
    // Next makes pictures' addresses absolute, and films' not.
    ...(video && { videos: { ...video, url: new URL(video.url, siteUrl()).href } }),
  };
}
