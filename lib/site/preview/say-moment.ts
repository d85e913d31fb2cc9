import { dayWords } from '@/lib/i18n/day-words';
import type { Locale } from '@/lib/i18n/locales';
import { sayTime } from '@/lib/i18n/say-time';
import { dayOf } from '@/lib/primitives/time/day-of';

/** Formats the day of a time (ISO 8601) in the given time zone. */
export function sayDay(at: string, locale: Locale, timeZone: string): string {
  return dayWords(dayOf(Date.parse(at), timeZone), locale);
}

/** The same with the time of day, except at midnight. */
export function sayMoment(at: string, locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { timeStyle: 'short', timeZone });
  const time = format.format(new Date(at));
  const day = sayDay(at, locale, timeZone);
  return time === '00:00' ? day : `${day}, ${sayTime(time, locale)}`;
}
