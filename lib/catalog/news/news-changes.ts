import type { Library } from '@/lib/content/store/raw-library';
import { pathsInAllLocales } from '@/lib/i18n/locales';
import { startOfDay } from '@/lib/primitives/time/days';
import { feedPaths } from '@/lib/site/feed-paths';
import { newsPath } from './list-news';

/** A time (epoch ms) and the paths of the pages that change at it. */
export type DatedChange = { at: number; paths: string[] };

/** Pages that list news. */
const sharedPaths = ['/', '/actualites', ...feedPaths('news'), '/sitemap.xml'];

/**
 * Changes up to this old (ms) are included, because a build that runs past midnight contains pages of the day
 * before.
 */
const buildTime = 24 * 60 * 60 * 1000;

/**
 * When future news items are published, and the pages that change: lists, the item's own page, the pages of the
 * previous day's items, and those of its films.
 */
export function newsChanges(
  { news, site }: Pick<Library, 'news' | 'site'>,
  now: Date,
): DatedChange[] {
  return [...news]
    .map(([slug, { date, films }]) => ({
      at: startOfDay(date, site.timeZone),
      paths: [
        ...[...sharedPaths, newsPath(slug), ...dayBefore(date, news).map(newsPath)],
        ...films.map((film) => `/movie/${film}`),
      ].flatMap(pathsInAllLocales),
    }))
    .filter(({ at }) => at > +now - buildTime)
    .sort((a, b) => a.at - b.at);
}

/** Slugs of the items of the last day with news before a given day; their pages link to the next item. */
function dayBefore(date: string, news: Library['news']): string[] {
  const days = [...news.values()].map((other) => other.date).filter((day) => day < date);
  const last = days.sort().at(-1);
  return [...news].filter(([, other]) => other.date === last).map(([slug]) => slug);
}
