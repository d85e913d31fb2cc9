import type { useTranslations } from 'next-intl';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/days';
import { allScreenings, listScreenings, type ScreeningWithFilm } from './list-screenings';
import type { Venue } from './screening';

/** The screenings of a day, in the time zones of their cinemas. */
export type TimetableDay = { /** `2026-12-31`. */ day: string; screenings: ScreeningWithFilm[] };

export type Timetable = {
  /** Screenings of the choice, by time. */
  screenings: ScreeningWithFilm[];
  days: TimetableDay[];
  /** Towns of all upcoming screenings, by name, with their number of screenings. */
  towns: { slug: string; name: string; count: number }[];
  /** Number of all upcoming screenings. */
  total: number;
  /** Venues of the choice, by town and name. */
  venues: Venue[];
};

/** The upcoming screenings of a choice. */
export function getTimetable(
  { town }: Pick<TimetableChoice, 'town'>,
  locale: Locale,
  now: Date,
): Timetable {
  const all = listScreenings(locale, now);
  const screenings = town ? all.filter(({ venue }) => venue.townSlug === town) : all;
  return {
    ...{ screenings, days: byDay(screenings), towns: townsOf(all, locale), total: all.length },
    venues: venuesOf(screenings, locale),
  };
}

export function byDay(screenings: readonly ScreeningWithFilm[]): TimetableDay[] {
  const days = new Map<string, ScreeningWithFilm[]>();
  for (const screening of screenings) {
    const day = dayOf(+screening.start, screening.timeZone);
    days.set(day, [...(days.get(day) ?? []), screening]);
  }
  return [...days]
    .map(([day, inDay]) => ({ day, screenings: inDay }))
    .sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Groups sorted days by month. */
export function byMonth(days: readonly TimetableDay[]) {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => ({ month, days: days.filter(({ day }) => day.startsWith(month)) }));
}

function townsOf(screenings: readonly ScreeningWithFilm[], locale: Locale): Timetable['towns'] {
  const towns = new Map<string, Timetable['towns'][number]>();
  for (const { venue } of screenings) {
    const { townSlug: slug, town: name } = venue;
    towns.set(slug, { slug, name, count: (towns.get(slug)?.count ?? 0) + 1 });
  }
  const { compare } = new Intl.Collator(locale);
  return [...towns.values()].sort((a, b) => compare(a.name, b.name));
}

function venuesOf(screenings: readonly ScreeningWithFilm[], locale: Locale): Venue[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Map(screenings.map(({ venue }) => [venue.slug, venue])).values()].sort(
    (a, b) => compare(a.town, b.town) || compare(a.name, b.name),
  );
}

/** Groups screenings by film, in order of each film's first screening. */
export function byFilm(screenings: readonly ScreeningWithFilm[]) {
  const films = new Map<string, ScreeningWithFilm[]>();
  for (const screening of screenings) {
    const { slug } = screening.film;
    films.set(slug, [...(films.get(slug) ?? []), screening]);
  }
  return [...films.values()];
}

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
export function readTimetableChoice(segments: readonly string[] = []): TimetableChoice {
  const [town] = segments.filter((part) => part !== filmOrder);
  return { town, byFilm: segments.includes(filmOrder) };
}

/** Path segments of all prerendered choices; empty without upcoming screenings. */
export function listTimetableParts(now: Date): string[][] {
  const screenings = listScreenings(defaultLocale, now);
  if (screenings.length === 0) return [];
  const towns = [...new Set(screenings.map(({ venue }) => venue.townSlug))];
  const choices = [undefined, ...(towns.length > 1 ? towns : [])];
  return choices.flatMap((town) => {
    const segments = town ? [town] : [];
    return [segments, [...segments, filmOrder]];
  });
}

/** Whether a choice has ever had screenings: its page remains after the last one. */
export function isTimetable({ town }: TimetableChoice): boolean {
  return allScreenings(defaultLocale).some(({ venue }) => !town || venue.townSlug === town);
}

type Words = ReturnType<typeof useTranslations<'Screenings'>>;

/**
 * Title of a choice: `Au cinéma, Genève, par film`. `town` is the name; undefined if it has no screenings.
 */
export function timetableTitle(
  { town: slug, byFilm }: TimetableChoice,
  town: string | undefined,
  t: Words,
): string {
  const title = slug && town ? t('titleIn', { town }) : t('title');
  return byFilm ? t('titleByFilm', { title }) : title;
}
