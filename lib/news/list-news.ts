import { getLibrary } from '@/lib/content/library';
import type { RawNews } from '@/lib/content/schema/news';
import { dayOf } from '@/lib/days/day-of';
import { toPicture } from '@/lib/films/picture';
import type { Locale } from '@/lib/i18n/locales';
import { localText } from '@/lib/text/local-text';
import type { NewsItem } from './news-item';

/** What the house has told by a moment, the newest first. Its days are those of the house's time zone. */
export function listNews(locale: Locale, now: Date): NewsItem[] {
  const { site, news } = getLibrary();
  const today = dayOf(+now, site.timeZone);
  return [...news]
    .filter(([, { date }]) => date <= today)
    .sort(([a, one], [b, other]) => other.date.localeCompare(one.date) || a.localeCompare(b))
    .map(([slug, raw]) => toNewsItem(slug, raw, locale));
}

/** What it has told of a film. */
export function listNewsOf(film: string, locale: Locale, now: Date): NewsItem[] {
  return listNews(locale, now).filter(({ films }) => films.includes(film));
}

function toNewsItem(slug: string, raw: RawNews, locale: Locale): NewsItem {
  return {
    ...{ slug, path: newsPath(slug), date: raw.date, films: raw.films },
    title: localText(raw.title, locale),
    summary: raw.summary && localText(raw.summary, locale),
    text: localText(raw.text, locale),
    picture: raw.picture && toPicture(raw.picture, locale),
  };
}

export function newsPath(slug: string): string {
  return `/actualites/${slug}`;
}
