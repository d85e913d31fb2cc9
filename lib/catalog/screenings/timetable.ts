import type { Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/day-of';
import { type AnnouncedScreening, listScreenings } from './list-screenings';
import type { Venue } from './screening';
import type { TimetableChoice } from './timetable-choice';

/** The screenings of a day, in the time zones of their cinemas. */
export type TimetableDay = { /** `2026-12-31`. */ day: string; screenings: AnnouncedScreening[] };

export type Timetable = {
  /** Screenings of the choice, by time. */
  screenings: AnnouncedScreening[];
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

export function byDay(screenings: readonly AnnouncedScreening[]): TimetableDay[] {
  const days = new Map<string, AnnouncedScreening[]>();
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

function townsOf(screenings: readonly AnnouncedScreening[], locale: Locale): Timetable['towns'] {
  const towns = new Map<string, Timetable['towns'][number]>();
  for (const { venue } of screenings) {
    const { townSlug: slug, town: name } = venue;
    towns.set(slug, { slug, name, count: (towns.get(slug)?.count ?? 0) + 1 });
  }
  const { compare } = new Intl.Collator(locale);
  return [...towns.values()].sort((a, b) => compare(a.name, b.name));
}

function venuesOf(screenings: readonly AnnouncedScreening[], locale: Locale): Venue[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Map(screenings.map(({ venue }) => [venue.slug, venue])).values()].sort(
    (a, b) => compare(a.town, b.town) || compare(a.name, b.name),
  );
}

/** Groups screenings by film, in order of each film's first screening. */
export function byFilm(screenings: readonly AnnouncedScreening[]) {
  const films = new Map<string, AnnouncedScreening[]>();
  for (const screening of screenings) {
    const { slug } = screening.film;
    films.set(slug, [...(films.get(slug) ?? []), screening]);
  }
  return [...films.values()];
}
