import type { Locale } from '@/lib/i18n/locales';
import { memoise } from '@/lib/i18n/memoise';

/** ISO 4217 codes of the supported shop currencies. Both have two decimals. */
export const currencies = ['CHF', 'EUR'] as const;
export type Currency = (typeof currencies)[number];

/** Converts prices of content files (`{ CHF: 34.9 }`) to a list, in the order of the file. */
export function listPrices(price: Partial<Record<Currency, number | undefined>>): Money[] {
  return (Object.entries(price) as [Currency, number | undefined][]).flatMap(
    ([currency, amount]) => (amount === undefined ? [] : { amount: fromDecimal(amount), currency }),
  );
}

type ByCurrency = Partial<Record<Currency, number>>;

/** Converts prices of content files (`{ CHF: 34.9 }`) to the smallest unit. */
export function toAmounts(price: ByCurrency): ByCurrency {
  const amounts = Object.entries(price).map(([currency, amount]) => [
    currency,
    fromDecimal(amount),
  ]);
  return Object.fromEntries(amounts);
}

/** Thousands separators differ between runtimes: server and browser may use different apostrophes. */
const straight = /'/g;

const formatOf = memoise(
  (locale: Locale, currency: Currency) =>
    new Intl.NumberFormat(`${locale}-CH`, { style: 'currency', currency, currencyDisplay: 'code' }),
);

/** Formats an amount by Swiss convention: `34.90 CHF` in French, `CHF 34.90` in German. */
export function formatMoney({ amount, currency }: Money, locale: Locale): string {
  const formatted = formatOf(locale, currency)
    .format(Math.abs(amount) / 100)
    .replace(straight, '’');
  // Intl puts the minus sign after the currency in German (`CHF-34.90`).
  return amount < 0 ? `−${formatted}` : formatted;
}

/** Formats an amount for machines (schema.org, bank files): `34.90`, two decimals, no thousands separator. */
export function formatDecimal(amount: number): string {
  return (amount / 100).toFixed(2);
}

/** Formats a VAT rate in hundredths of a percent by Swiss convention, in all languages: `8.1\u202f%`. */
export function formatRate(rate: number): string {
  return `${rate / 100}\u202f%`;
}

/** Parses a typed amount, `34.90` or `34,90`. @returns the amount in the smallest unit; `undefined` if it is invalid */
export function parseAmount(typed: string): number | undefined {
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

/** `amount`: an integer in the smallest unit (Rappen, cents). */
export type Money = { amount: number; currency: Currency };

/**
 * Converts a decimal amount (`34.9`, at most two decimals), as in content and bank files, to the
 * smallest unit.
 */
export function fromDecimal(amount: number): number {
  return Math.round(amount * 100);
}
