const dayLength = 24 * 60 * 60 * 1000;

/** Number of calendar days from 1 January 1970 to a day (`2026-12-31`), independent of time zones. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayLength;
}

/** Adds a number of days, which may be negative. */
export function addDays(day: string, count: number): string {
  return new Date((dayNumber(day) + count) * dayLength).toISOString().slice(0, 10);
}

/** The first day, from `day` on, that is the given weekday (1 for Monday to 7 for Sunday). */
export function nextWeekday(day: string, weekday: number): string {
  // Day 0 was a Thursday.
  const ahead = (weekday - (dayNumber(day) + 4)) % 7;
  return addDays(day, (ahead + 7) % 7);
}

/** The Sunday of a day's week. */
export function sundayOf(day: string): string {
  return nextWeekday(day, 7);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The day (`2026-12-31`) of a moment (ms since 1970) in a time zone (IANA). */
export function dayOf(moment: number, timeZone: string): string {
  const parts = formatIn(timeZone).formatToParts(moment);
  const partOf = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return `${partOf('year').padStart(4, '0')}-${partOf('month')}-${partOf('day')}`;
}

const hour = 60 * 60 * 1000;
/** Further than the largest UTC offset, +14 hours in Kiritimati. */
const farthest = 15 * hour;

/**
 * The first moment (ms since 1970) of a day (`2026-12-31`) in a time zone (IANA). It is not 00:00 where clocks
 * go forward at midnight, as in Cairo.
 */
export function startOfDay(day: string, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const start = findStart(day, timeZone);
  if (starts.size >= mostStarts) starts.clear();
  starts.set(key, start);
  return start;
}

/** Cache of found starts: a catalogue has few days, and each takes some thirty formatted dates. */
const starts = new Map<string, number>();
const mostStarts = 5000;

function findStart(day: string, timeZone: string): number {
  const midnight = dayNumber(day) * 24 * hour;
  let [before, from] = [midnight - farthest, midnight + farthest];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayOf(middle, timeZone) < day) before = middle;
    else from = middle;
  }
  return from;
}
