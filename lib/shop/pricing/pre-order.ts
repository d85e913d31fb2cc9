import { dayWords } from '@/lib/i18n/day-words';
import type { Locale } from '@/lib/i18n/locales';

/** An article sold before its release. `on`: the release day (`2026-12-31`), if known. */
export type PreOrder = { on?: string };

/** Looks up an article by slug: the part of `Shelf` used here. */
type Known = (article: string) => { preOrder?: PreOrder } | undefined;

/**
 * The release that goods sent together wait for: the latest release day, or no day if one article has
 * none. `undefined` if all articles are released.
 */
export function preOrderOf(articles: readonly string[], shelf: Known): PreOrder | undefined {
  const ahead = articles.flatMap((article) => shelf(article)?.preOrder ?? []);
  if (ahead.length === 0) return undefined;
  const days = ahead.flatMap(({ on }) => on ?? []).sort();
  const last = days.at(-1);
  return last && days.length === ahead.length ? { on: last } : {};
}

/** The release day in words, or `none`, which the messages use as a selector. */
export function releaseDay({ on }: PreOrder, locale: Locale): string {
  return on ? dayWords(on, locale) : 'none';
}
