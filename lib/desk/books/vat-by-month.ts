import type { Currency } from '@/lib/money/currency';
import { houseDay } from '@/lib/orders/house-day';
import type { Turnover } from './list-turnover';

type VatOfMonth = {
  /** `2026-11`, by the house's clocks. */
  month: string;
  currency: Currency;
  /** Hundredths of a percent. */
  rate: number;
  gross: number;
  vat: number;
};

/** How much VAT there is by month, currency and rate, in this order. */
export function vatByMonth(turnover: Turnover[]): VatOfMonth[] {
  const sums = new Map<string, VatOfMonth>();
  for (const { at, currency, vat } of turnover)
    for (const { rate, gross, vat: part } of vat) {
      const month = houseDay(new Date(at)).slice(0, 7);
      const key = `${month} ${currency} ${String(rate).padStart(5, '0')}`;
      const sum = sums.get(key) ?? { month, currency, rate, gross: 0, vat: 0 };
      sums.set(key, { ...sum, gross: sum.gross + gross, vat: sum.vat + part });
    }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
}
