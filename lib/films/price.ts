import type { RawArticle } from '@/lib/content/schema/article';

/** What a buyer pays, taxes included. */
export type Price = { amount: number; currency: keyof RawArticle['price'] };

/** One for each currency that the house sells in, francs first. */
export function toPrices(price: RawArticle['price']): Price[] {
  return (['CHF', 'EUR'] as const).flatMap((currency) => {
    const amount = price[currency];
    return amount === undefined ? [] : [{ amount, currency }];
  });
}
