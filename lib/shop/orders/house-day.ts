import { defaultLocale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import { getSite } from '@/lib/site/get-site';

/** The day (`2026-12-31`) of a moment by the house's clocks: books and periods go by it. */
export function houseDay(moment: Date): string {
  return dayOf(moment.getTime(), getSite(defaultLocale).timeZone);
}
