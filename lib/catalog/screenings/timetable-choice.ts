import { defaultLocale } from '@/lib/i18n/locales';
import { allScreenings, listScreenings } from './list-screenings';

/** A visitor's filter and grouping of the timetable. */
export type TimetableChoice = {
  /** Slug of the town; undefined for all. */
  town?: string | undefined;
  /** Grouped by film; else by day. */
  byFilm?: boolean;
};

const filmOrder = 'par-film';

/** French path of the page of a choice. */
export function timetablePath({ town, byFilm }: TimetableChoice): string {
  return ['/au-cinema', town, byFilm && filmOrder].filter(Boolean).join('/');
}

/** Parses the path segments of a choice. */
export function readTimetableChoice(parts: readonly string[] = []): TimetableChoice {
  const [town] = parts.filter((part) => part !== filmOrder);
  return { town, byFilm: parts.includes(filmOrder) };
}

/** Path segments of all prerendered choices; empty without upcoming screenings. */
export function listTimetableParts(now: Date): string[][] {
  const screenings = listScreenings(defaultLocale, now);
  if (screenings.length === 0) return [];
  const towns = [...new Set(screenings.map(({ venue }) => venue.townSlug))];
  const choices = [undefined, ...(towns.length > 1 ? towns : [])];
  return choices.flatMap((town) => {
    const parts = town ? [town] : [];
    return [parts, [...parts, filmOrder]];
  });
}

/** Whether a choice has ever had screenings: its page remains after the last one. */
export function isTimetable({ town }: TimetableChoice): boolean {
  return allScreenings(defaultLocale).some(({ venue }) => !town || venue.townSlug === town);
}
