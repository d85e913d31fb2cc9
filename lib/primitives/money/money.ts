import type { Currency } from './currency';

/** `amount`: an integer of the smallest unit (Rappen, cents), never a fraction. */
export type Money = { amount: number; currency: Currency };

/** Of an amount as editors and bank files write it (`34.9`), with at most two decimals. */
export function ofDecimal(amount: number): number {
  return Math.round(amount * 100);
}
