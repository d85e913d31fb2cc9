import type { Currency } from './currency';

/** `amount`: an integer in the smallest unit (Rappen, cents). */
export type Money = { amount: number; currency: Currency };

/** Converts a decimal amount (`34.9`), as in content and bank files, with at most two decimals. */
export function ofDecimal(amount: number): number {
  return Math.round(amount * 100);
}
