import { listNews } from '@/lib/catalog/news/list-news';
import { hasScreenings } from '@/lib/catalog/screenings/list-screenings';
import { defaultLocale } from '@/lib/i18n/locales';
import type { FeedName } from '@/lib/site/feed-paths';
import { listNewFilms } from './film-entries';

/** The feeds with entries at a time; empty feeds are not linked. */
export function listFeeds(now: Date): FeedName[] {
  return [
    ...(listNewFilms(defaultLocale, now).length > 0 ? (['films'] as const) : []),
    ...(listNews(defaultLocale, now).length > 0 ? (['news'] as const) : []),
    ...(hasScreenings(now) ? (['screenings'] as const) : []),
  ];
}
