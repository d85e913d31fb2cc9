import type { Currency } from '@/lib/primitives/money/currency';
import type { Basket, CartLine } from './cart';
import type { Offer } from './offer';
import { type Change, canBeOrdered, whatChanged } from './what-changed';

export type Judged = {
  line: CartLine;
  /** The current offer, if it is loaded and the article exists. */
  offer?: Offer;
  changes: Change[];
  /**
   * Price of one piece in this currency: the current one, or the stored one until the offer is
   * loaded.
   */
  price?: number;
  isOrdered: boolean;
};

/** Access to loaded offers; `knows`: whether the article's offer has been requested. */
type Asked = { of: (article: string) => Offer | undefined; knows: (article: string) => boolean };

/** Compares each line with its current offer and sums up those that can be ordered. */
export function checkCart(
  basket: Basket,
  asked: Asked,
  currency: Currency,
): { lines: Judged[]; sum: number } {
  const lines = basket.map((line): Judged => {
    const offer = asked.of(line.article);
    const changes = asked.knows(line.article) ? whatChanged(line, offer, currency) : [];
    const price = (offer ?? line).prices[currency];
    return { line, offer, changes, price, isOrdered: canBeOrdered(changes) };
  });
  const ordered = lines.filter(({ isOrdered }) => isOrdered);
  return {
    lines,
    sum: ordered.reduce((all, { line, price = 0 }) => all + line.pieces * price, 0),
  };
}
