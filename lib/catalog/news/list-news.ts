import { toWritten } from '@/lib/catalog/pages/written';
import type { RawNews } from '@/lib/content/schema/news';
import { showsAll } from '@/lib/content/store/is-out';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { NewsItem } from './news-item';

/**
 * News published by a time, newest first; a preview includes future ones. Days are in the site's time zone.
 */
export function listNews(locale: Locale, now: Date): NewsItem[] {
  const { site, news } = getLibrary();
  const today = dayOf(+now, site.timeZone);
  return [...news]
    .filter(([, { date }]) => date <= today || showsAll())
    .sort(([a, one], [b, other]) => other.date.localeCompare(one.date) || a.localeCompare(b))
    .map(([slug, raw]) => toNewsItem(slug, raw, locale));
}

/** Published news about a film. */
export function listNewsOf(film: string, locale: Locale, now: Date): NewsItem[] {
  return listNews(locale, now).filter(({ films }) => films.includes(film));
}

function toNewsItem(slug: string, raw: RawNews, locale: Locale): NewsItem {
  const { date, films } = raw;
  return { ...toWritten({ slug, path: newsPath(slug) }, raw, locale), date, films };
}

export function newsPath(slug: string): string {
  return `/actualites/${slug}`;
}
