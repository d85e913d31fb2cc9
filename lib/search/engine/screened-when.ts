import { grace } from '@/lib/catalog/screenings/is-coming';
import { addDays, dayNumber } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import { momentsAt } from '@/lib/primitives/time/moments-at';
import { startOfDay } from '@/lib/primitives/time/start-of-day';

/** When a film is to be seen in a cinema, as a visitor says it. */
export type ScreenedWhen =
  | 'any'
  | 'tonight'
  | 'today'
  | 'tomorrow'
  | 'tomorrowEvening'
  | 'weekend'
  | 'week';

/** `from` belongs to it, `until` no longer; ms since 1970. */
type Stretch = { from: number; until: number };

/** An evening begins at five: what children see in the afternoon is none of it. */
const evening = '17:00';
/** Days after Thursday, 1 January 1970. */
const daysAfterMonday = (day: string) => (dayNumber(day) + 3) % 7;

/** The stretch in which a screening begins that is meant, by the days of a time zone; what has begun is over. */
export function stretchOf(when: ScreenedWhen, now: number, timeZone: string): Stretch {
  /** The first that one can still go to (`isComing`). */
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
