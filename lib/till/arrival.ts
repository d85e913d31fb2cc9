import { addDays, dayNumber } from '@/lib/days/add-days';

/** Days (`2026-12-31`) between which something will come that is ordered, or paid, on a day. */
export type Arrival = { earliest: string; latest: string };

/** Saturdays and Sundays do not count; holidays do, since no two cantons have the same. */
export function arrivalOf(days: [number, number], day: string): Arrival {
  const [earliest, latest] = days.map((count) => afterWorkingDays(day, count));
  return { earliest: earliest ?? day, latest: latest ?? day };
}

function afterWorkingDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; ) {
    at = addDays(at, 1);
    if (isWorkingDay(at)) left -= 1;
  }
  return at;
}

/** 1 January 1970 was a Thursday. */
const isWorkingDay = (day: string) => (dayNumber(day) + 3) % 7 < 5;
