import type { Currency } from '@/lib/primitives/money/currency';
import { mostPieces } from '@/lib/shop/cart/cart';
import type { Line } from '@/lib/shop/cart/line';
import type { PreOrder } from './pre-order';
import type { QuotedLine, QuoteFault } from './quote';
import type { VatClass } from './shop-config';

/** An article's data for pricing. */
export type Sold = {
  kind: string;
  title: string;
  /** Neither an example nor permanently sold out. */
  isSold: boolean;
  /** Price of one piece, smallest unit. */
  prices: Partial<Record<Currency, number>>;
  grams: number;
  vatClass: VatClass;
  /** Sent by mail, without weight: a voucher. */
  isDigital: boolean;
  /** Set if the article is sold before its release. */
  preOrder?: PreOrder;
};

/** Looks up an article by slug. */
export type Shelf = (article: string) => Sold | undefined;

export type PricedLine = Omit<QuotedLine, 'vatRate'> & Pick<Sold, 'grams' | 'isDigital'>;

/** Prices each line. `faults` has the first reason for each line that cannot be priced. */
export function priceLines(lines: readonly Line[], shelf: Shelf, currency: Currency) {
  const priced: PricedLine[] = [];
  const faults: QuoteFault[] = [];
  for (const line of lines) {
    const found = priceLine(line, shelf(line.article), currency);
    if ('fault' in found) faults.push(found);
    else priced.push(found);
  }
  return { priced, faults };
}

function priceLine(
  { article, pieces }: Line,
  sold: Sold | undefined,
  currency: Currency,
): PricedLine | QuoteFault {
  if (!sold) return { fault: 'unknown-article', article };
  const { prices, isSold, preOrder: _, ...others } = sold;
  const price = prices[currency];
  if (!isSold) return { fault: 'not-sold', article };
  if (price === undefined) return { fault: 'no-price', article, currency };
  if (!Number.isInteger(pieces) || pieces < 1 || pieces > mostPieces)
    return { fault: 'pieces', article, most: mostPieces };
  return { article, pieces, price, sum: price * pieces, ...others };
}
