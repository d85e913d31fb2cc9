import { type Currency, currencies } from '@/lib/primitives/money/currency';

/** A currency as Stripe writes it (`chf`); `undefined` of one in which no house sells. */
export function currencyOf(written: string | null): Currency | undefined {
  return currencies.find((known) => known.toLowerCase() === written);
}
