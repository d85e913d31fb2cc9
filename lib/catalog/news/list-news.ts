import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { type EditorialText, toEditorialText } from '@/lib/catalog/pages/editorial-text';
import type { RawNews } from '@/lib/content/schema/page';
import { getLibrary } from '@/lib/content/store/library';
import { showsUnpublished } from '@/lib/content/store/publication';
import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { plainText } from '@/lib/primitives/text/plain-text';
import { dayOf } from '@/lib/primitives/time/days';

/**
 * News published up to `now`, newest first; a preview includes future news. Days are in the site's
 * time zone.
 */
export function listNews(locale: Locale, now: Date): NewsItem[] {
  const { site, news } = getLibrary();
  const today = dayOf(+now, site.timeZone);
  return [...news]
    .filter(([, { date }]) => date <= today || showsUnpublished())
    .sort(([a, one], [b, other]) => other.date.localeCompare(one.date) || a.localeCompare(b))
    .map(([slug, raw]) => toNewsItem(slug, raw, locale));
}

/** Published news about a film. */
export function listNewsOf(film: string, locale: Locale, now: Date): NewsItem[] {
  return listNews(locale, now).filter(({ films }) => films.includes(film));
}

function toNewsItem(slug: string, raw: RawNews, locale: Locale): NewsItem {
  const { date, films } = raw;
  return { ...toEditorialText({ slug, path: newsPath(slug) }, raw, locale), date, films };
}

export function newsPath(slug: string): string {
  return `/actualites/${slug}`;
}

/** A news item with its date and the films it is about. */
export type NewsItem = EditorialText & Pick<RawNews, 'date' | 'films'>;

/** Slugs of all news, including future ones. */
export function listNewsSlugs(): string[] {
  return [...getLibrary().news.keys()];
}

export type NewsPage = {
  item: NewsItem;
  /** The films that the news item is about. */
  films: Film[];
  /** The previous and the next news item. */
  older?: NewsItem | undefined;
  newer?: NewsItem | undefined;
};

/** A news item with the data of its page; undefined if it does not exist or is not published yet. */
export function getNewsPage(slug: string, locale: Locale, now: Date): NewsPage | undefined {
  const news = listNews(locale, now);
  const at = news.findIndex((item) => item.slug === slug);
  const item = news[at];
  if (!item) return undefined;
  const films = item.films.flatMap((film) => getFilm(film, locale) ?? []);
  return { item, films, older: news[at + 1], newer: news[at - 1] };
}

/** Groups news by year, keeping their order. */
export function groupByYear<Item extends Pick<NewsItem, 'date'>>(
  news: readonly Item[],
): { year: string; items: Item[] }[] {
  const years = new Map<string, Item[]>();
  for (const item of news) {
    const year = item.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].map(([year, items]) => ({ year, items }));
}

/** The summary of a news item, or the beginning of its text. */
export function teaser({ summary, text }: Pick<NewsItem, 'summary' | 'text'>): LocalText {
  return summary ?? { ...text, text: plainText(text.text) };
}
