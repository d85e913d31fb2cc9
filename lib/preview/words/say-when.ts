import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';

/** Seconds, the largest first. */
const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago something was, as it is said: `il y a 3 heures`. */
export function sayAge(time: string, locale: Locale, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(time)) / 1000);
  const format = new Intl.RelativeTimeFormat(languageTags[locale], { numeric: 'auto' });
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? ['minute', 60];
  return format.format(-Math.floor(seconds / length), unit);
}

/** A day and its time where the house is. */
export function sayMoment(time: string | number, locale: Locale, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return sayFirst(
    new Intl.DateTimeFormat(languageTags[locale], format).format(new Date(time)),
    locale,
  );
}

export function sayDay(time: string | number, locale: Locale, timeZone: string): string {
  const format = { dateStyle: 'long', timeZone } as const;
  return sayFirst(
    new Intl.DateTimeFormat(languageTags[locale], format).format(new Date(time)),
    locale,
  );
}

/** French calls the first day of a month so, and `Intl` does not. */
function sayFirst(date: string, locale: Locale): string {
  return locale === 'fr' ? date.replace(/^1 /, '1er ') : date;
}
