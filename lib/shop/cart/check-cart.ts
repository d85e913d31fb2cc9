import { isRecord } from '@/lib/primitives/json';
import type { Currency } from '@/lib/primitives/money/money';
import type { Cart, CartLine, PricesByCurrency } from './cart';

/** The current offer of an article, for comparison with the cart. */
export type Offer = {
  article: string;
  /** The article's kind, a key of the messages (`Shop.kindOf`). */
  kind: string;
  /** `lang` is set if the title is in another language than the page. */
  title: string;
  lang?: string;
  /** The path of its page. */
  href: string;
  picture?: { src: string; srcSet?: string; sizes?: string };
  /** Empty if the article is no longer sold. */
  prices: PricesByCurrency;
  /** Pieces in stock; absent if they are not counted. */
  left?: number;
  /** Shipping weight of one piece; absent for a voucher, which is sent by e-mail. */
  grams?: number;
};

export function isOfferList(json: unknown): json is Offer[] {
  return Array.isArray(json) && json.every(isOffer);
}

function isOffer(json: unknown): boolean {
  return (
    isRecord(json) &&
    ['article', 'kind', 'title', 'href'].every((name) => typeof json[name] === 'string') &&
    isRecord(json.prices)
  );
}

/** A change since the article was added to the cart. */
export type LineChange =
  | { change: 'gone' }
  | { change: 'no-price' }
  | { change: 'sold-out' }
  | { change: 'fewer'; left: number }
  | { change: 'price'; before: number };

/**
 * The changes to show for a cart line.
 * @param offer the current offer; `undefined` if the article no longer exists
 */
export function findChanges(
  { pieces, prices }: CartLine,
  offer: Offer | undefined,
  currency: Currency,
): LineChange[] {
  if (!offer || Object.keys(offer.prices).length === 0) return [{ change: 'gone' }];
  const price = offer.prices[currency];
  if (price === undefined) return [{ change: 'no-price' }];
  if (offer.left !== undefined && offer.left <= 0) return [{ change: 'sold-out' }];
  const before = prices[currency];
  return [
    ...(offer.left !== undefined && offer.left < pieces
      ? [{ change: 'fewer' as const, left: offer.left }]
      : []),
    ...(before !== undefined && before !== price ? [{ change: 'price' as const, before }] : []),
  ];
}

/**
 * Whether the line can be ordered. Neither a changed price nor a low stock prevents that: the checkout lowers
 * the line to the pieces in stock.
 */
export function isOrderableWith(changes: readonly LineChange[]): boolean {
  return changes.every(({ change }) => change === 'price' || change === 'fewer');
}

export type CheckedLine = {
  line: CartLine;
  /** The current offer, if it is loaded and the article exists. */
  offer?: Offer;
  changes: LineChange[];
  /**
   * Price of one piece in this currency: the current one, or the stored one while the offer is not loaded or if
   * the article no longer exists.
   */
  price?: number;
  isOrderable: boolean;
};

/** Access to loaded offers; `isLoaded`: whether the server has answered for the article. */
type LoadedOffers = {
  get: (article: string) => Offer | undefined;
  isLoaded: (article: string) => boolean;
};

/** Compares each line with its current offer and sums up those that can be ordered. */
export function checkCart(
  cart: Cart,
  offers: LoadedOffers,
  currency: Currency,
): { lines: CheckedLine[]; sum: number } {
  const lines = cart.map((line): CheckedLine => {
    const offer = offers.get(line.article);
    const changes = offers.isLoaded(line.article) ? findChanges(line, offer, currency) : [];
    const price = (offer ?? line).prices[currency];
    return { line, offer, changes, price, isOrderable: isOrderableWith(changes) };
  });
  const ordered = lines.filter(({ isOrderable }) => isOrderable);
  return {
    lines,
    sum: ordered.reduce((all, { line, price = 0 }) => all + line.pieces * price, 0),
  };
}
