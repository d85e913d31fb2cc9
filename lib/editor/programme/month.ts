import { addDays, dayNumber } from '@/lib/primitives/time/days';

type MonthQuery = {
  /** `2026-12`. */
  month: string;
  /** The day whose form is open. */
  day?: string;
  /** The day that was just saved: its form stays open if something is wrong. */
  saved?: string;
  said?: string;
  fault?: string;
  /** The day and time of a refused publication: `2026-12-01T10:00`. */
  planned?: string;
};

/** The page of a month of the programme. With `day` it leads to the form. */
export const monthPath = (query: MonthQuery): string =>
  `/desk/content/programme?${new URLSearchParams(query as Record<string, string>)}${query.day ? '#form' : ''}`;

export const isMonth = (text: string): boolean => /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text);

/** Adds a number of months, which may be negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The days of a month. */
export function daysOf(month: string): string[] {
  const [first, next] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  return Array.from({ length: dayNumber(next) - dayNumber(first) }, (_, at) => addDays(first, at));
}

/** The weekday of a day, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => ((dayNumber(day) + 3) % 7) + 1;
