import { getTranslations } from 'next-intl/server';
import type { Trailer } from '@/lib/catalog/films/film';
import type { Locale } from '@/lib/i18n/locales';
import type { MovieContent } from '@/lib/movie-page/get-movie-page';
import { filmUrl } from './film-urls';
import { breadcrumbList } from './item-list';
import { programmeLinks, toMovie } from './movie';
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
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const words = await getTranslations({ locale, namespace: 'Film' });
  const name = (kind: Trailer['kind']) =>
    words('videoOf', { kind: words(`videos.${kind}`), title: film.title.text });
  const video = getPageVideo(film, locale, now);
  return [
    { ...toMovie(film, locale, now, name), ...programmeLinks({ films, programmes }, locale) },
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
