import { z } from 'zod';
import type { Currency } from '@/lib/primitives/money/money';

type Amounts = Partial<Record<Currency, number>>;

/** A discount code of `shop.yaml`. Exactly one of `percent`, `amount` and `prices` is set. */
export type DiscountCode = {
  /** Normalized (`normalizeDiscountCode`). */
  code: string;
  /** Hundredths of a percent. */
  percent?: number;
  /** Smallest unit. */
  amount?: Amounts;
  /** Member prices of one piece, by article. */
  prices?: Record<string, Amounts>;
  /** First and last day, both inclusive. */
  from?: string;
  to?: string;
  /** The value of goods from which the code is valid. */
  minimum?: Amounts;
  /** The number of orders that can use the code, all buyers together. */
  uses?: number;
  /** The articles it applies to; absent: all but vouchers. */
  articles?: string[];
};

/** Several articles for one price. An article that the bundle contains twice is listed twice. */
export type Bundle = { title: string; articles: string[]; price: Amounts };

/** A discount of an order (`orders.discounts`). `label`: the code, or the bundle's title; `amount`: smallest unit. */
export const discountSchema = z.strictObject({
  kind: z.enum(['code', 'bundle']),
  label: z.string(),
  amount: z.int(),
});

export type Discount = z.infer<typeof discountSchema>;

/** Why a code does not apply; each has a message at the checkout. */
export type DiscountError =
  | 'discount-unknown'
  | 'discount-early'
  | 'discount-over'
  | 'discount-minimum'
  | 'discount-articles'
  | 'discount-used';

export function normalizeDiscountCode(typed: string): string {
  return typed.normalize('NFKC').toUpperCase().replace(/\s+/gu, '');
}

export function findDiscountCode(
  codes: readonly DiscountCode[],
  typed: string,
): DiscountCode | undefined {
  const wanted = normalizeDiscountCode(typed);
  return wanted ? codes.find(({ code }) => code === wanted) : undefined;
}

/** Why a code is not valid on a day (`2026-12-31`, in the site's time zone); `undefined` if it is valid. */
export function dateError(
  { from, to }: Pick<DiscountCode, 'from' | 'to'>,
  day: string,
): DiscountError | undefined {
  if (from && day < from) return 'discount-early';
  return to && day > to ? 'discount-over' : undefined;
}

/** The sum of an order's goods at full prices, computed from the discounted sum. */
export function goodsAtFullPrice(goods: number, discounts: readonly Discount[]): number {
  return discounts.reduce((sum, { amount }) => sum + amount, goods);
}
