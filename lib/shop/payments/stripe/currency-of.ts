import { type Currency, currencies } from '@/lib/primitives/money/currency';

/** Converts Stripe's currency code (`chf`); `undefined` if the shop does not support it. */
export function currencyOf(written: string | null): Currency | undefined {
  return currencies.find((known) => known.toLowerCase() === written);
}
