import { isRecord } from '@/lib/primitives/http/is-record';
import type { PricesOf } from './cart';

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
  /** Empty if it is no longer sold. */
  prices: PricesOf;
  /** Pieces in stock; absent if they are not counted. */
  left?: number;
};

export function isListOfOffers(json: unknown): json is Offer[] {
  return Array.isArray(json) && json.every(isOffer);
}

function isOffer(json: unknown): boolean {
  return (
    isRecord(json) &&
    ['article', 'kind', 'title', 'href'].every((name) => typeof json[name] === 'string') &&
    isRecord(json.prices)
  );
}
