import type { Currency } from '@/lib/primitives/money/currency';
import type { CartLine } from './cart';
import type { Offer } from './offer';

/** A change since the article was added to the cart. */
export type Change =
  | { change: 'gone' }
  | { change: 'no-price' }
  | { change: 'sold-out' }
  | { change: 'fewer'; left: number }
  | { change: 'price'; before: number };

/**
 * The changes to show for a cart line.
 * @param offer the current offer; `undefined` if the article no longer exists
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

/** Whether the line can be ordered; a changed price does not prevent it. */
export function canBeOrdered(changes: readonly Change[]): boolean {
  return changes.every(({ change }) => change === 'price' || change === 'fewer');
}
