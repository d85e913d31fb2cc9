const length = 24 * 60 * 60 * 1000;

/** How many days after 1 January 1970 a day (`2026-12-31`) is: calendar days, whatever the clocks do. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / length;
}

/** The day so many days after another, before it where the number is negative. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * length).toISOString().slice(0, 10);
}
