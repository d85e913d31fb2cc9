import { listCollections } from '@/lib/catalog/collections/list-collections';
import { listOffered } from '@/lib/catalog/films/overview';
import { listTranscripts } from '@/lib/catalog/films/transcript';
import { listNewsSlugs } from '@/lib/catalog/news/list-news';
import { choicePath, listChoices } from '@/lib/catalog/offers/vod-choice';
import { listPageSlugs } from '@/lib/catalog/pages/site-pages';
import {
  listTimetableParts,
  readTimetableChoice,
  timetablePath,
} from '@/lib/catalog/screenings/timetable';
import { getLibrary, inEveryState } from '@/lib/content/store/library';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { listSeriesDrawings } from '@/lib/posters/list-drawings';
import { listFacetPaths } from '@/lib/search/facet-pages/facet-pages';
import {
  listFilmCalendars,
  listSingleCalendars,
  listWholeCalendars,
} from '@/lib/seo/calendar/screening-calendar';
import { listFeedFiles } from '@/lib/seo/feeds/feed-response';
import { listCollectionFeeds } from '@/lib/seo/feeds/page-feed';
import type { Addresses } from '@/lib/server/on-demand/unbuilt';
import { listArticleSlugs } from '@/lib/shop/articles/get-articles';

/** A sitemap is an index from 50,000 addresses or 50 MB on. Parts that do not exist answer 404. */
const maxSitemapParts = 9;

/**
 * The paths inside Next of all pages and files whose existence depends on the content, in the present and all future
 * states, without those that `Unbuilt` lists. The same lists tell Next's build what to prerender (`app`), so the server
 * can render pages that content has got after the build. Future ones answer 404 until they are published.
 */
export function listAddresses(now: Date): Addresses {
  return inEveryState(() => [
    ...listPages(now).flatMap((path) => locales.map((locale) => `/${locale}${path}`)),
    ...listWholeCalendars().map(({ locale }) => `/${locale}/au-cinema.ics`),
    ...listFilmCalendars().map(({ locale, slug }) => `/${locale}/movie/${slug}/screenings.ics`),
    ...listSingleCalendars().map(({ locale, file }) => `/${locale}/seance/${file}`),
    ...listFeedFiles(now).map(({ locale, file }) => `/${locale}/feed/${file}`),
    ...listCollectionFeeds().map(({ locale, file }) => `/${locale}/feed/collection/${file}`),
    ...listSeriesDrawings(),
    ...(getLibrary().site.security ? ['/.well-known/security.txt'] : []),
  ]);
}

function listPages(now: Date): string[] {
  return [
    ...listPageSlugs().map((slug) => `/${slug}`),
    ...listCollections(defaultLocale).map(({ slug }) => `/collection/${slug}`),
    ...listArticleSlugs().map((slug) => `/shop/${slug}`),
    ...listNewsSlugs().map((slug) => `/actualites/${slug}`),
    ...listTranscripts().map((slug) => `/movie/${slug}/transcript`),
    ...listFacetPaths(),
    ...listChoices(listOffered(defaultLocale)).map(choicePath),
    ...listTimetableParts(now).map(readTimetableChoice).map(timetablePath),
    ...Array.from({ length: maxSitemapParts }, (_, part) => `/sitemap/${part + 1}.xml`),
  ];
}
