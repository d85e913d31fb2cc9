import type { Currency } from '@/lib/primitives/money/currency';
import type { CartLine } from './cart';
import type { Offer } from './offer';

/** Something that is no longer as it was when the article was put into the basket. */
export type Change =
  | { change: 'gone' }
  | { change: 'no-price' }
  | { change: 'sold-out' }
  | { change: 'fewer'; left: number }
  | { change: 'price'; before: number };

/**
 * What a visitor has to be told of a line.
 * @param offer as the shop says now; `undefined` where it no longer knows the article
 */
export function whatChanged(
  { pieces, prices }: CartLine,
  offer: Offer | undefined,
  currency: Currency,
): Change[] {
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

/** Whether it can be ordered at all so; a price that is another hinders nobody. */
export function canBeOrdered(changes: readonly Change[]): boolean {
  return changes.every(({ change }) => change === 'price' || change === 'fewer');
}
