import { grace } from '@/lib/catalog/screenings/is-coming';
import { addDays, dayNumber } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import { momentsAt } from '@/lib/primitives/time/moments-at';
import { startOfDay } from '@/lib/primitives/time/start-of-day';

/** A screening time that a visitor asks for. */
export type ScreenedWhen =
  | 'any'
  | 'tonight'
  | 'today'
  | 'tomorrow'
  | 'tomorrowEvening'
  | 'weekend'
  | 'week';

/** `from` inclusive, `until` exclusive; ms since 1970. */
type Stretch = { from: number; until: number };

/** Evenings start at 17:00, which excludes afternoon children's screenings. */
const evening = '17:00';
/** Days since Monday; day 0 was a Thursday (1 January 1970). */
const daysAfterMonday = (day: string) => (dayNumber(day) + 3) % 7;

/**
 * The range of starting times for `when`, in the days of a time zone. Screenings that can no longer be
 * reached are excluded.
 */
export function stretchOf(when: ScreenedWhen, now: number, timeZone: string): Stretch {
  /** The earliest start that can still be reached (`isComing`). */
  const first = now - grace + 1;
  if (when === 'any') return { from: first, until: Infinity };
  const today = dayOf(now, timeZone);
  const whole = (day: string, days: number): Stretch => ({
    from: Math.max(startOfDay(day, timeZone), first),
    until: startOfDay(addDays(day, days), timeZone),
  });
  const eveningOf = (day: string): Stretch => {
    const { from, until } = whole(day, 1);
    return { from: Math.max(from, momentsAt(day, evening, timeZone)[0] ?? from), until };
  };
  const tomorrow = addDays(today, 1);
  const toSaturday = 5 - daysAfterMonday(today);
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
      return whole(addDays(today, toSaturday), 2);
    case 'week':
      return whole(today, 7);
  }
}
