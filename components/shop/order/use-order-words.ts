import { useFormatter, useLocale } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import { sayTime } from '@/lib/i18n/say-time';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';

/** Sums, days and moments as the visitor's language writes them, by the house's clocks. */
export function useOrderWords(currency: Currency) {
  const locale = useLocale();
  const { dateTime } = useFormatter();
  return {
    money: (amount: number) => moneyWords({ amount, currency }, locale),
    /** Of a moment (ISO 8601). */
    moment: (at: string) =>
      sayTime(dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' }), locale),
    /** Of a calendar day (`2026-12-31`). */
    day: (day: string) =>
      dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
    /** The day of a moment. */
    dayOf: (at: string) => dateTime(new Date(at), { dateStyle: 'long' }),
    country: (code: string) => displayName('region', code, locale),
    rate: rateWords,
  };
}
