const length = 24 * 60 * 60 * 1000;

/** Number of calendar days from 1 January 1970 to a day (`2026-12-31`), independent of time zones. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / length;
}

/** Adds a number of days, which may be negative. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * length).toISOString().slice(0, 10);
}
