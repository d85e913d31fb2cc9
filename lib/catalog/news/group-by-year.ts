import type { NewsItem } from './news-item';

/** News under their years, in the order in which they come. */
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
