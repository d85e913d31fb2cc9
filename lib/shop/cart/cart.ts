import type { Currency } from '@/lib/primitives/money/currency';
import type { Line } from './line';

/** What an article costs, in each currency it is sold in; of one piece, in the smallest unit. */
export type PricesOf = Partial<Record<Currency, number>>;

/**
 * A line of the basket, with what the visitor saw when it was put there: what has changed since is said.
 * `at`: when that was (milliseconds since 1970).
 */
export type CartLine = Line & { title: string; prices: PricesOf; at: number };

/** In the order in which they were put there; each article once. */
export type Basket = readonly CartLine[];

/** No order takes more. */
export const mostLines = 50;
export const mostPieces = 99;

/** Of the form in which a device keeps it. */
export const cartVersion = 1;

/** How many pieces there are in all. */
export function countPieces(basket: Basket): number {
  return basket.reduce((sum, { pieces }) => sum + pieces, 0);
}
