import type { RawArticle } from '@/lib/content/schema/article';
import { getLibrary } from '@/lib/content/store/library';
import { formatLongDay } from '@/lib/i18n/intl-format';
import type { Locale } from '@/lib/i18n/locales';
import { type Currency, toAmounts } from '@/lib/primitives/money/money';
import { localText } from '@/lib/primitives/text/local-text';
import { type Line, maxPieces } from '@/lib/shop/cart/cart';
import type { QuotedLine, QuoteError } from './quote';
import type { VatClass } from './shop-config';
import { vatClassOf } from './vat';

/** An article's data for pricing. */
export type SellableArticle = {
  kind: string;
  title: string;
  /** Neither an example nor permanently sold out. */
  isSold: boolean;
  /** Price of one piece, smallest unit. */
  prices: Partial<Record<Currency, number>>;
  grams: number;
  vatClass: VatClass;
  /** Sent by e-mail, without weight: a voucher. */
  isDigital: boolean;
  /** Set if the article is sold before its release. */
  preOrder?: PreOrder;
};

/** Looks up an article by slug. */
export type ArticleLookup = (article: string) => SellableArticle | undefined;

export type PricedLine = Omit<QuotedLine, 'vatRate'> & Pick<SellableArticle, 'grams' | 'isDigital'>;

/** Prices each line. `errors` has the first reason for each line that cannot be priced. */
export function priceLines(lines: readonly Line[], findArticle: ArticleLookup, currency: Currency) {
  const priced: PricedLine[] = [];
  const errors: QuoteError[] = [];
  for (const line of lines) {
    const result = priceLine(line, findArticle(line.article), currency);
    if ('reason' in result) errors.push(result);
    else priced.push(result);
  }
  return { priced, errors };
}

function priceLine(
  { article, pieces }: Line,
  sellable: SellableArticle | undefined,
  currency: Currency,
): PricedLine | QuoteError {
  if (!sellable) return { reason: 'unknown-article', article };
  const { prices, isSold, preOrder: _, ...sellableFacts } = sellable;
  const price = prices[currency];
  if (!isSold) return { reason: 'not-sold', article };
  if (price === undefined) return { reason: 'no-price', article, currency };
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > maxPieces)
    return { reason: 'pieces', article, most: maxPieces };
  return { article, pieces, price, discount: 0, sum: price * pieces, ...sellableFacts };
}

/** Looks up articles of the site content, with texts in one language. */
export function createArticleLookup(locale: Locale): ArticleLookup {
  const { articles } = getLibrary();
  return (slug) => {
    const article = articles.get(slug);
    return article && toSellable(article, locale);
  };
}

const unsold: readonly RawArticle['stock'][] = ['out-of-stock', 'example'];

/**
 * Whether an article can be sold, by its `stock`. In raw content this is the editors' value; in an
 * `Article` it also reflects the current stock.
 */
export function isSold({ stock }: Pick<RawArticle, 'stock'>): boolean {
  return !unsold.includes(stock);
}

function toSellable(article: RawArticle, locale: Locale): SellableArticle {
  const { kind, title, price, stock, releasedOn: on, weight = 0 } = article;
  return {
    kind,
    title: localText(title, locale).text,
    isSold: isSold(article),
    prices: toAmounts(price),
    grams: weight,
    vatClass: vatClassOf(article),
    isDigital: kind === 'voucher',
    ...(stock === 'pre-order' && { preOrder: { ...(on && { on }) } }),
  };
}

/** An article sold before its release. `on`: the release day (`2026-12-31`), if known. */
export type PreOrder = { on?: string };

/** The part of `ArticleLookup` that `preOrderOf` uses. */
type PreOrderLookup = (article: string) => { preOrder?: PreOrder } | undefined;

/**
 * The release that a parcel with these articles waits for: their latest release day, or no day if the
 * day of one article is unknown. `undefined` if all articles are released.
 */
export function preOrderOf(
  articles: readonly string[],
  findArticle: PreOrderLookup,
): PreOrder | undefined {
  const preOrders = articles.flatMap((article) => findArticle(article)?.preOrder ?? []);
  if (preOrders.length === 0) return undefined;
  const days = preOrders.flatMap(({ on }) => on ?? []).sort();
  const last = days.at(-1);
  return last && days.length === preOrders.length ? { on: last } : {};
}

/** The release day in words, or `none`, which the messages use as a selector. */
export function formatReleaseDay({ on }: PreOrder, locale: Locale): string {
  return on ? formatLongDay(on, locale) : 'none';
}
