import { defaultLocale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import { getSite } from '@/lib/site/get-site';

/** The date (`2026-12-31`) of a moment in the site's time zone, used for books and periods. */
export function houseDay(moment: Date): string {
  return dayOf(moment.getTime(), getSite(defaultLocale).timeZone);
}
