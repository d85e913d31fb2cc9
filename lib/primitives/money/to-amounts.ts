import type { Currency } from './currency';
import { ofDecimal } from './money';

type ByCurrency = Partial<Record<Currency, number>>;

/** Converts prices of content files (`{ CHF: 34.9 }`) to the smallest unit. */
export function toAmounts(price: ByCurrency): ByCurrency {
  const amounts = Object.entries(price).map(([currency, amount]) => [currency, ofDecimal(amount)]);
  return Object.fromEntries(amounts);
}
