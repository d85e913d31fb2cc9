import type { Currency } from '@/lib/primitives/money/currency';
import { mostPieces } from '@/lib/shop/cart/cart';
import type { Line } from '@/lib/shop/cart/line';
import type { PreOrder } from './pre-order';
import type { QuotedLine, QuoteFault } from './quote';
import type { VatClass } from './shop-config';

/** What a till knows of an article. */
export type Sold = {
  kind: string;
  title: string;
  /** Not an example, and not sold out for good. */
  isSold: boolean;
  /** Of one piece, smallest unit. */
  prices: Partial<Record<Currency, number>>;
  grams: number;
  vatClass: VatClass;
  /** Goes by mail and weighs nothing: a voucher. */
  isDigital: boolean;
  /** Where it is sold before it is there. */
  preOrder?: PreOrder;
};

/** What the house has, by slug. */
export type Shelf = (article: string) => Sold | undefined;

export type PricedLine = Omit<QuotedLine, 'vatRate'> & Pick<Sold, 'grams' | 'isDigital'>;

/** Each line with its price; and why others have none, an article's first reason. */
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
