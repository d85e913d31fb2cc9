import type { NewsItem } from './news-item';

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
