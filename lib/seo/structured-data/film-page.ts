import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/catalog/films/film';
import type { Screening } from '@/lib/catalog/screenings/screening';
import type { Locale } from '@/lib/i18n/locales';
import { filmUrl } from './film-urls';
import { breadcrumbList } from './item-list';
import { toMovie } from './movie';
import { getPageVideo } from './page-video';
import { screeningEvent } from './screening-event';
import { videoObject } from './video-object';
import type { Things } from './write-json-ld';

type FilmPageContent = { film: Film; screenings: readonly Screening[] };

/** Structured data of a film's page: film, video, screenings and breadcrumbs. */
export async function filmPage(
  content: FilmPageContent,
  locale: Locale,
  now: Date,
): Promise<Things> {
  const { film, screenings } = content;
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const video = getPageVideo(film, locale, now);
  return [
    toMovie(film, locale, now),
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
