import type { MetadataRoute } from 'next';
import { getLibrary } from '@/lib/content/library';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/films/screenings/timetable-choice';
import { localePath } from '@/lib/i18n/locale-path';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { hasPage } from '@/lib/menu/menu-pages';
import { listNews } from '@/lib/news/list-news';
import { hasImprint } from '@/lib/pages/has-imprint';
import { listPageSlugs } from '@/lib/pages/list-page-slugs';
import { siteUrl } from '@/lib/site/site-url';
import { alternateLanguages } from './alternate-languages';

/** Every page of one language, absolute on the public origin, each with all its alternates. */
export function listPages(locale: Locale, now = new Date()): MetadataRoute.Sitemap {
  return listPaths(now).map((path) => ({
    url: absolute(localePath(path, locale)),
    alternates: {
      languages: Object.fromEntries(
        Object.entries(alternateLanguages(path)).map(([lang, url]) => [lang, absolute(url)]),
      ),
    },
  }));
}

/** The French paths of all pages a crawler is meant to know. */
function listPaths(now: Date): string[] {
  const news = listNews(defaultLocale, now);
  const { films, collections } = getLibrary();
  return [
    '/',
    '/catalogue',
    ...screeningPaths(now),
    ...(hasPage('vod') ? ['/vod'] : []),
    ...(hasPage('collections') ? ['/collection'] : []),
    ...(hasPage('shop') ? ['/shop'] : []),
    '/vie-privee',
    ...(hasImprint() ? ['/mentions-legales'] : []),
    ...(news.length > 0 ? ['/actualites'] : []),
    ...listPageSlugs().map((slug) => `/${slug}`),
    ...news.map(({ path }) => path),
    ...[...collections.keys()].map((slug) => `/collection/${slug}`),
    ...[...films.keys()].map((slug) => `/movie/${slug}`),
  ];
}

/** Of the timetable and of each town's; the order by film is the same once more. */
function screeningPaths(now: Date): string[] {
  const choices = listTimetableParts(now).map(readTimetableChoice);
  return choices.filter(({ byFilm }) => !byFilm).map(timetablePath);
}

function absolute(path: string): string {
  return new URL(path, siteUrl()).href;
}
