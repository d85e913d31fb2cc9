import type { Currency } from './currency';
import { type Money, ofDecimal } from './money';

/** Converts prices of content files (`{ CHF: 34.9 }`), in order. */
export function listPrices(price: Partial<Record<Currency, number | undefined>>): Money[] {
  return (Object.entries(price) as [Currency, number | undefined][]).flatMap(
    ([currency, amount]) => (amount === undefined ? [] : { amount: ofDecimal(amount), currency }),
  );
}
