import { grace } from '@/lib/catalog/screenings/screening';
import { addDays, dayOf, startOfDay, sundayOf } from '@/lib/primitives/time/days';
import { momentsAt } from '@/lib/primitives/time/time-zones';

/** A screening time that a visitor asks for. */
export type ScreeningTime =
  | 'any'
  | 'tonight'
  | 'today'
  | 'tomorrow'
  | 'tomorrowEvening'
  | 'weekend'
  | 'week';

/** `from` inclusive, `until` exclusive; ms since 1970. */
type TimeSpan = { from: number; until: number };

/** Evenings start at 17:00, which excludes afternoon children's screenings. */
const evening = '17:00';

/**
 * The range of starting times for `when`, in the days of a time zone. Screenings that can no longer be
 * reached are excluded.
 */
export function toTimeSpan(when: ScreeningTime, now: number, timeZone: string): TimeSpan {
  /** The earliest start that can still be reached (`isAttendable`). */
  const first = now - grace + 1;
  if (when === 'any') return { from: first, until: Infinity };
  const today = dayOf(now, timeZone);
  const whole = (day: string, days: number): TimeSpan => ({
    from: Math.max(startOfDay(day, timeZone), first),
    until: startOfDay(addDays(day, days), timeZone),
  });
  const eveningOf = (day: string): TimeSpan => {
    const { from, until } = whole(day, 1);
    return { from: Math.max(from, momentsAt(day, evening, timeZone)[0] ?? from), until };
  };
  const tomorrow = addDays(today, 1);
  switch (when) {
    case 'tonight':
      return eveningOf(today);
    case 'today':
      return whole(today, 1);
    case 'tomorrow':
      return whole(tomorrow, 1);
    case 'tomorrowEvening':
      return eveningOf(tomorrow);
    case 'weekend':
      return whole(addDays(sundayOf(today), -1), 2);
    case 'week':
      return whole(today, 7);
  }
}
