import type { MetadataRoute } from 'next';
import { getLibrary } from '@/lib/content/library';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/films/screenings/timetable-choice';
import { localePath } from '@/lib/i18n/locale-path';
import type { Locale } from '@/lib/i18n/locales';
import { isInMenu } from '@/lib/menu/menu-pages';
import { siteUrl } from '@/lib/site/site-url';
import { alternateLanguages } from './alternate-languages';

/** Every page of one language, absolute on the public origin, each with all its alternates. */
export function listPages(locale: Locale): MetadataRoute.Sitemap {
  return listPaths().map((path) => ({
    url: absolute(localePath(path, locale)),
    alternates: {
      languages: Object.fromEntries(
        Object.entries(alternateLanguages(path)).map(([lang, url]) => [lang, absolute(url)]),
      ),
    },
  }));
}

/** The French paths of all pages a crawler is meant to know. */
function listPaths(): string[] {
  const { films, collections, site } = getLibrary();
  return [
    '/',
    '/catalogue',
    ...screeningPaths(),
    ...(isInMenu('vod') ? ['/vod'] : []),
    ...(collections.size > 0 ? ['/collection'] : []),
    ...(isInMenu('shop') ? ['/shop'] : []),
    '/vie-privee',
    ...(site.imprint ? ['/mentions-legales'] : []),
    ...[...collections.keys()].map((slug) => `/collection/${slug}`),
    ...[...films.keys()].map((slug) => `/movie/${slug}`),
  ];
}

/** Of the timetable and of each town's; the order by film is the same once more. */
function screeningPaths(): string[] {
  const choices = listTimetableParts(new Date()).map(readTimetableChoice);
  return choices.filter(({ byFilm }) => !byFilm).map(timetablePath);
}

function absolute(path: string): string {
  return new URL(path, siteUrl()).href;
}
