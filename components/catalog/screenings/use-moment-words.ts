import { useFormatter, useTranslations } from 'next-intl';
import type { Screening } from '@/lib/catalog/screenings/screening';
import { clockAt } from '@/lib/primitives/time/moments-at';

/** Days and times of screenings as one says them: by the clocks of the cinema, wherever the visitor is. */
export function useMomentWords() {
  const t = useTranslations('Screenings');
  const { dateTime } = useFormatter();
  const part = (day: string, name: 'weekday' | 'month' | 'year', width: 'long' | 'short') =>
    dateTime(new Date(`${day}T00:00:00Z`), {
      [name]: name === 'year' ? 'numeric' : width,
      timeZone: 'UTC',
    });
  /** Of `2026-12-31`. */
  const partsOf = (day: string, width: 'long' | 'short' = 'long') => ({
    weekday: part(day, 'weekday', width).replace(/\.$/, ''),
    day: Number(day.slice(8)),
    month: part(day, 'month', width),
    year: day.slice(0, 4),
  });
  const day = (of: string) => {
    const { weekday, day: number, month } = partsOf(of);
    return t('day', { weekday, day: number, month });
  };
  const time = (start: Date, timeZone: string) => {
    const clock = new Date(clockAt(+start, timeZone));
    return t('time', { hour: clock.getUTCHours(), minute: clock.getUTCMinutes() });
  };
  const moment = (start: Date, timeZone: string) =>
    t('moment', {
      day: day(new Date(clockAt(+start, timeZone)).toISOString().slice(0, 10)),
      time: time(start, timeZone),
    });
  /** What a press on a button beside a screening is about, for whoever hears the button alone. */
  const about = ({ start, timeZone, venue }: Screening, title: string) => ({
    ...{ title, moment: moment(start, timeZone), venue: `${venue.name}, ${venue.town}` },
  });
  return { partsOf, day, time, moment, about };
}
