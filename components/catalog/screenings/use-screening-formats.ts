import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { formatVersion } from '@/lib/catalog/screenings/format-version';
import type { Screening } from '@/lib/catalog/screenings/screening';
import type { ScreeningVersion } from '@/lib/content/schema/screening';
import { dayOf } from '@/lib/primitives/time/days';
import { localTimeAt } from '@/lib/primitives/time/time-zones';
import { getSite } from '@/lib/site/get-site';

/** Formats the days, times and versions of screenings, in the time zone of the cinema. */
export function useScreeningFormats() {
  const t = useTranslations('Screenings');
  const locale = useLocale();
  const { dateTime } = useFormatter();
  const part = (day: string, name: 'weekday' | 'month' | 'year', width: 'long' | 'short') =>
    dateTime(new Date(`${day}T00:00:00Z`), {
      [name]: name === 'year' ? 'numeric' : width,
      timeZone: 'UTC',
    });
  /** Parts of a date such as `2026-12-31`. */
  const partsOf = (day: string, width: 'long' | 'short' = 'long') => ({
    weekday: part(day, 'weekday', width).replace(/\.$/, ''),
    day: Number(day.slice(8)),
    month: part(day, 'month', width),
    year: day.slice(0, 4),
  });
  const thisYear = dayOf(Date.now(), getSite(locale).timeZone).slice(0, 4);
  /** A day with its weekday, and with the year if it is not the current one. */
  const day = (date: string) => {
    const { weekday, day: number, month, year } = partsOf(date);
    return t('day', {
      weekday,
      day: number,
      month: year === thisYear ? month : `${month} ${year}`,
    });
  };
  const time = (start: Date, timeZone: string) => {
    const clock = new Date(localTimeAt(+start, timeZone));
    return t('time', { hour: clock.getUTCHours(), minute: clock.getUTCMinutes() });
  };
  const moment = (start: Date, timeZone: string) =>
    t('moment', {
      day: day(new Date(localTimeAt(+start, timeZone)).toISOString().slice(0, 10)),
      time: time(start, timeZone),
    });
  /**
   * Values for the labels of a screening's buttons, so that screen readers announce which screening a button belongs
   * to.
   */
  const about = ({ start, timeZone, venue }: Screening, title: string) => ({
    ...{ title, moment: moment(start, timeZone), venue: `${venue.name}, ${venue.town}` },
  });
  const version = (of: ScreeningVersion) => formatVersion(of, locale, t);
  return { partsOf, day, time, moment, about, version };
}
