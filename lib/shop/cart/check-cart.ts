import type { Currency } from '@/lib/primitives/money/currency';
import type { Basket, CartLine } from './cart';
import type { Offer } from './offer';
import { type Change, canBeOrdered, whatChanged } from './what-changed';

export type Judged = {
  line: CartLine;
  /** What the shop says now, where it has been asked and knows the article. */
  offer?: Offer;
  changes: Change[];
  /** Of one piece in this currency: the shop's price now, or the one that was seen as long as it has not answered. */
  price?: number;
  isOrdered: boolean;
};

/** What the shop says of articles; `knows`: whether it has been asked of one. */
type Asked = { of: (article: string) => Offer | undefined; knows: (article: string) => boolean };

/** Each line with what has changed since, and the sum of those that can be ordered. */
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
