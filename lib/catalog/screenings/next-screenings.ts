import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { AnnouncedScreening } from './list-screenings';

/** Maximum number of screenings on the home page. */
const most = 8;
/** Number of later screenings shown if the week has none. */
const few = 4;

/** The screenings for the home page: those of today and the next seven days, else the next few. */
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
