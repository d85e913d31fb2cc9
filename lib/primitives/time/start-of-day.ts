import { dayNumber } from './add-days';
import { dayOf } from './day-of';

const hour = 60 * 60 * 1000;
/** Beyond the largest UTC offset: +14 hours in Kiritimati. */
const farthest = 15 * hour;

/**
 * The first moment (ms since 1970) of a day (`2026-12-31`) in a time zone (IANA). Not midnight where clocks go forward at
 * midnight, as in Cairo.
 */
export function startOfDay(day: string, timeZone: string): number {
  const midnight = dayNumber(day) * 24 * hour;
  let [before, from] = [midnight - farthest, midnight + farthest];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayOf(middle, timeZone) < day) before = middle;
    else from = middle;
  }
  return from;
}
