import { listNews } from '@/lib/catalog/news/list-news';
import { hasScreenings } from '@/lib/catalog/screenings/list-screenings';
import { defaultLocale } from '@/lib/i18n/locales';
import type { FeedName } from '@/lib/site/feed-paths';
import { listNewFilms } from './film-entries';

/** The feeds that have something to tell by a moment: of nothing there is no feed, and no link to one. */
export function listFeeds(now: Date): FeedName[] {
  return [
    ...(listNewFilms(defaultLocale, now).length > 0 ? (['films'] as const) : []),
    ...(listNews(defaultLocale, now).length > 0 ? (['news'] as const) : []),
    ...(hasScreenings(now) ? (['screenings'] as const) : []),
  ];
}
