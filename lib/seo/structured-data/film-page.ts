import { getTranslations } from 'next-intl/server';
import type { Film } from '@/lib/catalog/films/film';
import type { Screening } from '@/lib/catalog/screenings/screening';
import type { Locale } from '@/lib/i18n/locales';
import { breadcrumbList } from './breadcrumb-list';
import { filmAddress } from './film-address';
import { toMovie } from './movie';
import { screeningEvent } from './screening-event';
import { shownVideo } from './shown-video';
import type { Things } from './things';
import { videoObject } from './video-object';

type Shown = { film: Film; screenings: readonly Screening[] };

/** Structured data of a film's page: film, video, screenings and breadcrumbs. */
export async function filmPage(shown: Shown, locale: Locale, now: Date): Promise<Things> {
  const { film, screenings } = shown;
  const t = await getTranslations({ locale, namespace: 'Navigation' });
  const video = shownVideo(film, locale, now);
  return [
    toMovie(film, locale, now),
    ...(video?.kind === 'film' ? [videoObject(video, filmAddress(film.slug, locale), locale)] : []),
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
