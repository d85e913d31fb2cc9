import type { RawArticle } from '@/lib/content/schema/article';
import type { Currency } from '@/lib/content/schema/currency';

/** What a buyer pays, taxes included. */
export type Price = { amount: number; currency: Currency };

/** One for each currency that the house sells in, in its order. */
export function toPrices(price: RawArticle['price']): Price[] {
  return (Object.entries(price) as [Currency, number][]).map(([currency, amount]) => ({
    amount,
    currency,
  }));
}
