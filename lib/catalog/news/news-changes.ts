import type { Library } from '@/lib/content/store/raw-library';
import { inAllLanguages } from '@/lib/i18n/in-all-languages';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import { feedPaths } from '@/lib/site/feed-paths';
import { newsPath } from './list-news';

/** A moment (ms since 1970) and the addresses whose pages are others from then on. */
export type DatedChange = { at: number; paths: string[] };

/** Where all news are named. */
const shared = ['/', '/actualites', ...feedPaths('news'), '/sitemap.xml'];

/** A build that goes on over midnight has pages of the day before (ms). */
const buildTime = 24 * 60 * 60 * 1000;

/** When news that were still to come at `now` appear, and where: on lists, at their own address, beside their films. */
export function newsChanges(
  { news, site }: Pick<Library, 'news' | 'site'>,
  now: Date,
): DatedChange[] {
  return [...news]
    .map(([slug, { date, films }]) => ({
      at: startOfDay(date, site.timeZone),
      paths: [
        ...[...shared, newsPath(slug), ...dayBefore(date, news).map(newsPath)],
        ...films.map((film) => `/movie/${film}`),
      ].flatMap(inAllLanguages),
    }))
    .filter(({ at }) => at > +now - buildTime)
    .sort((a, b) => a.at - b.at);
}

/** The last before a day: their pages lead on to what is newer. */
function dayBefore(date: string, news: Library['news']): string[] {
  const days = [...news.values()].map((other) => other.date).filter((day) => day < date);
  const last = days.sort().at(-1);
  return [...news].filter(([, other]) => other.date === last).map(([slug]) => slug);
}
