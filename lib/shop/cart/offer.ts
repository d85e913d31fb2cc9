import { isRecord } from '@/lib/primitives/http/is-record';
import type { PricesOf } from './cart';

/** What the shop says of an article now, for the basket to compare with what was seen. */
export type Offer = {
  article: string;
  /** Blu-ray, book: as messages name it (`Shop.kindOf`). */
  kind: string;
  /** `lang` where it is in another language than the page. */
  title: string;
  lang?: string;
  /** Where its page is. */
  href: string;
  picture?: { src: string; srcSet?: string; sizes?: string };
  /** Empty of what is no longer sold. */
  prices: PricesOf;
  /** Pieces there are; absent where they are not counted. */
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
