import type { Currency } from '@/lib/primitives/money/money';
import type { Bundle, Discount, DiscountCode, DiscountError } from './discounts';
import { divide } from './vat';

/** A line before VAT; `sum` is the price of all its pieces. Digital articles (vouchers) are never discounted. */
type DiscountableLine = {
  article: string;
  pieces: number;
  price: number;
  sum: number;
  isDigital: boolean;
};

type Rules = { bundles: readonly Bundle[]; code?: DiscountCode | undefined; currency: Currency };

/**
 * Applies bundles, then the code to what is left of each line. Each discount is divided among its lines in proportion
 * to their prices, so that the VAT of each rate stays right; the shares add up exactly.
 * @returns the discount of each line (smallest unit, in the order of `lines`), and the discounts of the order. `error`:
 * why the code does not apply
 */
export function applyDiscounts(
  lines: readonly DiscountableLine[],
  { bundles, code, currency }: Rules,
): { perLine: number[]; discounts: Discount[]; error?: DiscountError } {
  const state = lines.map((line) => ({
    ...line,
    /** Pieces in no bundle. */
    single: line.isDigital ? 0 : line.pieces,
    discount: 0,
  }));
  const discounts = bundles.flatMap((bundle) => applyBundle(state, bundle, currency));
  const applied = code && applyCode(state, code, currency);
  return {
    perLine: state.map(({ discount }) => discount),
    discounts: [...discounts, ...(applied && 'amount' in applied ? [applied] : [])],
    ...(applied && 'error' in applied && { error: applied.error }),
  };
}

type State = DiscountableLine & { single: number; discount: number };

function applyBundle(lines: State[], { title, articles, price }: Bundle, currency: Currency) {
  const bundlePrice = price[currency];
  const counts = new Map<string, number>();
  for (const article of articles) counts.set(article, (counts.get(article) ?? 0) + 1);
  const parts = [...counts].map(([article, count]) => ({
    line: lines.find((line) => line.article === article),
    count,
  }));
  const times = Math.min(
    ...parts.map(({ line, count }) => Math.floor((line?.single ?? 0) / count)),
  );
  const full = parts.reduce((sum, { line, count }) => sum + (line?.price ?? 0) * count, 0);
  if (bundlePrice === undefined || times < 1 || full <= bundlePrice) return [];
  const amount = (full - bundlePrice) * times;
  const shares = divide(
    amount,
    new Map(parts.map(({ line, count }) => [line, (line?.price ?? 0) * count])),
  );
  for (const [line, share] of shares) if (line) line.discount += share;
  for (const { line, count } of parts) if (line) line.single -= count * times;
  return [{ kind: 'bundle' as const, label: title, amount }];
}

function applyCode(
  lines: State[],
  { code, percent, amount, prices, minimum, articles }: DiscountCode,
  currency: Currency,
): Discount | { error: DiscountError } {
  const left = (line: State) => (line.isDigital ? 0 : line.sum - line.discount);
  const goods = lines.reduce((sum, line) => sum + left(line), 0);
  const least = minimum ? minimum[currency] : 0;
  if (least === undefined || goods < least) return { error: 'discount-minimum' };
  const eligible = lines.filter(
    (line) => left(line) > 0 && (!articles || articles.includes(line.article)),
  );
  const weights = new Map(eligible.map((line) => [line, left(line)]));
  const eligibleSum = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const shares = prices
    ? eligible.map((line): [State, number] => [line, memberDiscount(line, prices, currency)])
    : divide(
        percent === undefined
          ? Math.min(amount?.[currency] ?? 0, eligibleSum)
          : Math.round((eligibleSum * percent) / 10_000),
        weights,
      );
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  if (total === 0) return { error: 'discount-articles' };
  for (const [line, share] of shares) line.discount += share;
  return { kind: 'code', label: code, amount: total };
}

/** Pieces in a bundle already have its price. */
function memberDiscount(
  { article, price, single }: State,
  prices: NonNullable<DiscountCode['prices']>,
  currency: Currency,
): number {
  const memberPrice = prices[article]?.[currency] ?? price;
  return Math.max(0, price - memberPrice) * single;
}
