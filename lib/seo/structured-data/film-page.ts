import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/catalog/films/film';
import type { Locale } from '@/lib/i18n/locales';
import type { MovieContent } from '@/lib/movie-page/get-movie-page';
import { filmUrl } from './film-urls';
import { breadcrumbList } from './item-list';
import { movieId, toMovie } from './movie';
import { getPageVideo } from './page-video';
import { screeningEvent } from './screening-event';
import { videoObject } from './video-object';
import type { Things } from './write-json-ld';

type FilmPageContent = Pick<MovieContent, 'film' | 'films' | 'programmes' | 'screenings'>;

/** Structured data of a film's page: film, video, screenings and breadcrumbs. */
export async function filmPage(
  content: FilmPageContent,
  locale: Locale,
  now: Date,
): Promise<Things> {
  const { film, films, programmes, screenings } = content;
  const named = (other: Film) => ({
    '@type': 'Movie' as const,
    ...{ '@id': movieId(other.slug, locale), url: filmUrl(other.slug, locale) },
    name: other.title.text,
  });
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const video = getPageVideo(film, locale, now);
  return [
    {
      ...toMovie(film, locale, now),
      ...(films.length > 0 && { hasPart: films.map(named) }),
      ...(programmes.length > 0 && { isPartOf: programmes.map(named) }),
    },
    ...(video?.kind === 'film' ? [videoObject(video, filmUrl(film.slug, locale), locale)] : []),
    ...screenings.map((screening) => screeningEvent(film, screening, locale)),
    breadcrumbList(
      [
        { name: t('catalogue'), path: '/catalogue' },
        { name: film.title.text, path: `/movie/${film.slug}` },
      ],
      locale,
    ),
  ];
}
