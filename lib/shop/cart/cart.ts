import type { Currency } from '@/lib/primitives/money/currency';
import type { Line } from './line';

/** The price of one piece in each currency, in the smallest unit. */
export type PricesOf = Partial<Record<Currency, number>>;

/**
 * A cart line, with the title and prices at the time it was added, to detect changes. `at`: that time
 * (milliseconds since 1970).
 */
export type CartLine = Line & { title: string; prices: PricesOf; at: number };

/** In the order they were added; each article once. */
export type Basket = readonly CartLine[];

/** Limits of one order. */
export const mostLines = 50;
export const mostPieces = 99;

/** Version of the stored format. */
export const cartVersion = 1;

/** The total number of pieces. */
export function countPieces(basket: Basket): number {
  return basket.reduce((sum, { pieces }) => sum + pieces, 0);
}
