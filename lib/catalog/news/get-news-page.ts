import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { listNews } from './list-news';
import type { NewsItem } from './news-item';

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
