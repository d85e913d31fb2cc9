import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/films/film';
import { getFilm } from '@/lib/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { pictureOfFilm } from '@/lib/shared-pictures/shared-picture';
import { getSite } from '@/lib/site/get-site';
import { plainText } from '@/lib/text/plain-text';
import { pageMetadata } from './page-metadata';

export async function movieMetadata(slug: string, locale: Locale): Promise<Metadata> {
  const film = getFilm(slug, locale);
  if (!film) return {};
  const t = await getTranslations({ locale, namespace: 'Film' });
  const title = film.title.text;
  return pageMetadata(
    {
      path: `/movie/${slug}`,
      title: `${title} (${film.year})`,
      description: film.synopsis
        ? plainText(film.synopsis.text)
        : t('description', { title, year: film.year, name: getSite(locale).name }),
      picture: await pictureOfFilm(film, locale),
      openGraph: openGraph(film),
    },
    locale,
  );
}

/** Open Graph's `video.movie`; a duration is in seconds. */
function openGraph(film: Film): Metadata['openGraph'] {
  return {
    type: 'video.movie',
    directors: film.directors.map(({ name }) => name),
    actors: film.cast.map(({ name }) => name),
    duration: film.runtime && Math.round(film.runtime * 60),
    releaseDate: String(film.year),
  };
}
