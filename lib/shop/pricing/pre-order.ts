import { dayWords } from '@/lib/i18n/day-words';
import type { Locale } from '@/lib/i18n/locales';

/** What is sold before it is there; `on`: the day on which it appears (`2026-12-31`), where the house has said one. */
export type PreOrder = { on?: string };

/** What the house has, by slug: of `Shelf` as much as is asked here. */
type Known = (article: string) => { preOrder?: PreOrder } | undefined;

/**
 * What goods wait for that are sent together: the last day on which one of them appears, none where one of them has none.
 * `undefined` where all of them are there.
 */
export function preOrderOf(articles: readonly string[], shelf: Known): PreOrder | undefined {
  const ahead = articles.flatMap((article) => shelf(article)?.preOrder ?? []);
  if (ahead.length === 0) return undefined;
  const days = ahead.flatMap(({ on }) => on ?? []).sort();
  const last = days.at(-1);
  return last && days.length === ahead.length ? { on: last } : {};
}

/** Its day in words, as messages choose by it: `none` where there is none. */
export function releaseDay({ on }: PreOrder, locale: Locale): string {
  return on ? dayWords(on, locale) : 'none';
}
