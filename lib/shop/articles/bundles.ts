import type { Locale } from '@/lib/i18n/locales';
import type { Money } from '@/lib/primitives/money/money';
import { getShopConfig } from '@/lib/shop/pricing/get-shop-config';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';

/** A bundle as an article's page offers it. */
export type BundleOffer = {
  title: string;
  articles: { slug: string; title: string; pieces: number }[];
  /**
   * Its price in each currency in which the bundle is cheaper than its articles; `full`: their price without
   * the bundle (smallest unit).
   */
  prices: (Money & { full: number })[];
};

/**
 * The bundles that contain an article, if everything in them is for sale and they cost less than their articles
 * bought singly.
 */
export function listBundlesWith(article: string, locale: Locale): BundleOffer[] {
  const { bundles = [], currencies = [] } = getShopConfig(locale) ?? {};
  const findArticle = createArticleLookup(locale);
  return bundles.flatMap(({ title, articles, price }) => {
    const slugs = [...new Set(articles)];
    const found = slugs.map((slug) => findArticle(slug));
    if (!slugs.includes(article) || !found.every((one) => one?.isSold)) return [];
    const piecesOf = (slug: string) => articles.filter((one) => one === slug).length;
    const prices = currencies.flatMap((currency) => {
      const single = articles.map((slug) => findArticle(slug)?.prices[currency]);
      const amount = price[currency];
      if (amount === undefined || single.includes(undefined)) return [];
      const full = single.reduce<number>((sum, one) => sum + (one ?? 0), 0);
      return full > amount ? [{ amount, currency, full }] : [];
    });
    const items = slugs.map((slug, at) => {
      return { slug, title: found[at]?.title ?? slug, pieces: piecesOf(slug) };
    });
    return prices.length > 0 ? [{ title, articles: items, prices }] : [];
  });
}
