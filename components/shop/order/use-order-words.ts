import { useFormatter, useLocale } from 'next-intl';
import { displayName } from '@/lib/i18n/display-name';
import { sayTime } from '@/lib/i18n/say-time';
import type { Currency } from '@/lib/primitives/money/currency';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { rateWords } from '@/lib/primitives/money/rate-words';

/** Formatters for amounts and dates in the visitor's language and the site's time zone. */
export function useOrderWords(currency: Currency) {
  const locale = useLocale();
  const { dateTime } = useFormatter();
  return {
    money: (amount: number) => moneyWords({ amount, currency }, locale),
    /** Formats a moment (ISO 8601). */
    moment: (at: string) =>
      sayTime(dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' }), locale),
    /** Formats a calendar day (`2026-12-31`). */
    day: (day: string) =>
      dateTime(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
    /** Formats the day of a moment. */
    dayOf: (at: string) => dateTime(new Date(at), { dateStyle: 'long' }),
    country: (code: string) => displayName('region', code, locale),
    rate: rateWords,
  };
}
