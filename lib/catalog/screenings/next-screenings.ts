import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { AnnouncedScreening } from './list-screenings';

/** So many lines a home page has for cinemas. */
const most = 8;
/** Where a week has none, so many of those after it. */
const few = 4;

/** What the home page shows of all that comes: today and the seven days after it, or else what is next. */
export function nextScreenings(
  screenings: readonly AnnouncedScreening[],
  now: Date,
  timeZone: string,
): { isWeek: boolean; screenings: AnnouncedScreening[] } {
  const last = addDays(dayOf(+now, timeZone), 7);
  const inWeek = screenings.filter(({ start }) => dayOf(+start, timeZone) <= last);
  const isWeek = inWeek.length > 0;
  return { isWeek, screenings: isWeek ? inWeek.slice(0, most) : screenings.slice(0, few) };
}
