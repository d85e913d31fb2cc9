import { useLocale } from 'next-intl';
import { displayName, localiseTime } from '@/lib/i18n/intl-format';
import { useDateFormat } from '@/lib/i18n/use-date-format';
import { type Currency, formatMoney, formatRate } from '@/lib/primitives/money/money';

/** Formatters for amounts and dates in the visitor's language and the site's time zone. */
export function useOrderFormat(currency: Currency) {
  const locale = useLocale();
  const formatDate = useDateFormat();
  return {
    money: (amount: number) => formatMoney({ amount, currency }, locale),
    /** Formats a moment (ISO 8601). */
    moment: (at: string) =>
      localiseTime(formatDate(new Date(at), { dateStyle: 'long', timeStyle: 'short' }), locale),
    /** Formats a calendar day (`2026-12-31`). */
    day: (day: string) =>
      formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' }),
    /** Formats the day of a moment. */
    dayOf: (at: string) => formatDate(new Date(at), { dateStyle: 'long' }),
    country: (code: string) => displayName('region', code, locale),
    rate: formatRate,
  };
}
