import type { Currency } from './currency';
import { type Money, ofDecimal } from './money';

/** Of prices as editors write them (`{ CHF: 34.9 }`), in their order. */
export function listPrices(price: Partial<Record<Currency, number | undefined>>): Money[] {
  return (Object.entries(price) as [Currency, number | undefined][]).flatMap(
    ([currency, amount]) => (amount === undefined ? [] : { amount: ofDecimal(amount), currency }),
  );
}
