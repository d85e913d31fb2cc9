import type { Currency } from '@/lib/primitives/money/money';
import { siteDay } from '@/lib/shop/orders/book-dates';
import { type Exchange, toBase } from './exchange-rates';
import type { Turnover } from './list-turnover';

/** Turnover with the VAT contained in it; negative for credit notes. */
type Taxed = { gross: number; vat: number };

/** The turnover of a document at one rate. */
export type VatLine = Taxed & {
  /** In the site's time zone. */
  day: string;
  turnover: Turnover;
  currency: Currency;
  country: string;
  /** Hundredths of a percent. */
  rate: number;
  /** The same in the currency of the books; absent if the exchange rate is missing. */
  base?: Taxed & { exchangeRate: number };
};

/** One line for each rate of each document. */
export function vatLines(turnover: readonly Turnover[], exchange: Exchange): VatLine[] {
  return turnover.flatMap((one) => {
    const { at, currency, country, vat } = one;
    const day = siteDay(new Date(at));
    const exchangeRate = exchange.rateOn(currency, day);
    return vat.map(({ rate, gross, vat: part }): VatLine => {
      const line = { day, turnover: one, currency, country, rate, gross, vat: part };
      if (exchangeRate === undefined) return line;
      const base = { gross: toBase(gross, exchangeRate), vat: toBase(part, exchangeRate) };
      return { ...line, base: { ...base, exchangeRate } };
    });
  });
}

/** The sum of lines with the same month, country, currency and rate. */
export type VatSum = Taxed & {
  /** `2026-11` */
  month: string;
  country: string;
  currency: Currency;
  rate: number;
  /** Absent if the exchange rate of a line is missing; `missing` are the days of these lines. */
  base?: Taxed;
  missing: string[];
};

/** VAT by month, country, currency and rate, in this order. */
export function sumVat(lines: readonly VatLine[]): VatSum[] {
  const groups = new Map<string, VatLine[]>();
  for (const line of lines) {
    const { day, country, currency, rate } = line;
    const key = `${day.slice(0, 7)} ${country} ${currency} ${String(rate).padStart(5, '0')}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => sumOf(group));
}

function sumOf(group: VatLine[]): VatSum {
  const [first] = group;
  if (!first) throw new Error('A sum needs a line');
  const missing = group.filter(({ base }) => !base).map(({ day }) => day);
  const bases = group.flatMap(({ base }) => base ?? []);
  return {
    month: first.day.slice(0, 7),
    ...{ country: first.country, currency: first.currency, rate: first.rate },
    ...addTaxed(group),
    ...(missing.length === 0 && { base: addTaxed(bases) }),
    missing: [...new Set(missing)].sort(),
  };
}

export function addTaxed(parts: readonly Taxed[]): Taxed {
  return parts.reduce<Taxed>(
    (sum, { gross, vat }) => ({ gross: sum.gross + gross, vat: sum.vat + vat }),
    { gross: 0, vat: 0 },
  );
}
