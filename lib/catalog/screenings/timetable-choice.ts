import { defaultLocale } from '@/lib/i18n/locales';
import { allScreenings, listScreenings } from './list-screenings';

/** Which screenings a visitor wants to see, and how they are ordered. */
export type TimetableChoice = {
  /** Slug of the town; absent for all. */
  town?: string | undefined;
  /** By film; else by day. */
  byFilm?: boolean;
};

const filmOrder = 'par-film';

/** French path of the page of a choice. */
export function timetablePath({ town, byFilm }: TimetableChoice): string {
  return ['/au-cinema', town, byFilm && filmOrder].filter(Boolean).join('/');
}

/** What the end of such a path says. */
export function readTimetableChoice(parts: readonly string[] = []): TimetableChoice {
  const [town] = parts.filter((part) => part !== filmOrder);
  return { town, byFilm: parts.includes(filmOrder) };
}

/** The ends of all paths that a build makes a page of; none where no screening comes. */
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

/** Whether anything was ever announced of a choice: its page stays when the last of it is over. */
export function isTimetable({ town }: TimetableChoice): boolean {
  return allScreenings(defaultLocale).some(({ venue }) => !town || venue.townSlug === town);
}
