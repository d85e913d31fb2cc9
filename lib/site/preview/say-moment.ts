import { dayWords } from '@/lib/i18n/day-words';
import type { Locale } from '@/lib/i18n/locales';
import { sayTime } from '@/lib/i18n/say-time';
import { dayOf } from '@/lib/primitives/time/day-of';

/** The day of a moment (ISO 8601) where the house is. */
export function sayDay(at: string, locale: Locale, timeZone: string): string {
  return dayWords(dayOf(Date.parse(at), timeZone), locale);
}

/** The same with its time, which midnight does without. */
export function sayMoment(at: string, locale: Locale, timeZone: string): string {
  const format = new Intl.DateTimeFormat(`${locale}-CH`, { timeStyle: 'short', timeZone });
  const time = format.format(new Date(at));
  const day = sayDay(at, locale, timeZone);
  return time === '00:00' ? day : `${day}, ${sayTime(time, locale)}`;
}
