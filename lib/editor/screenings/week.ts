import { addDays, sundayOf } from '@/lib/primitives/time/days';

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(sundayOf(day), -6);

/** The days of a week from its Monday on. */
export const daysFrom = (monday: string): string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(monday, at));

type WeekQuery = {
  /** Any day of the week. */
  week: string;
  /** The screening whose form is open: its file and its position. */
  edit?: string;
  /** Day, cinema and version with which the form of a new screening is prefilled. */
  day?: string;
  venue?: string;
  version?: string;
  /** The key of the screening that was just saved: its form stays open if something is wrong. */
  saved?: string;
  /** The keys of screenings that were just copied. */
  copied?: string;
  said?: string;
  fault?: string;
  /** The day and time of a refused publication: `2026-12-01T10:00`. */
  planned?: string;
  count?: string;
};

/** The page of a week. With `edit` or `day` it leads to the form. */
export function weekPath(query: WeekQuery): string {
  const isForm = query.edit !== undefined || query.day !== undefined;
  return `/desk/content/screenings?${new URLSearchParams(query as Record<string, string>)}${isForm ? '#form' : ''}`;
}

/** The page where a table is pasted and checked. */
export const pastePath = (query: Pick<WeekQuery, 'week' | 'said' | 'fault' | 'count'>): string =>
  `/desk/content/paste?${new URLSearchParams(query as Record<string, string>)}`;
