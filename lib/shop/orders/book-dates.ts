import { defaultLocale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/days';
import { momentsAt } from '@/lib/primitives/time/time-zones';
import { getSite } from '@/lib/site/get-site';

/** The date (`2026-12-31`) of a moment in the site's time zone, used for books and periods. */
export function siteDay(moment: Date): string {
  return dayOf(moment.getTime(), getSite(defaultLocale).timeZone);
}

/** A time of day (`08:00`) on a date in the site's time zone, as ISO 8601 in UTC. */
export function siteMoment(day: string, time: string): string {
  const [moment = Date.parse(day)] = momentsAt(day, time, getSite(defaultLocale).timeZone);
  return new Date(moment).toISOString();
}

/**
 * Retention of books in years from the end of their year (CH: article 958f OR; DE and FR require no
 * more).
 */
export const retentionYears = 10;

/** The last day (`2036-12-31`) on which a year's documents must be stored. */
export function retentionEnd(year: number): string {
  return `${year + retentionYears}-12-31`;
}
