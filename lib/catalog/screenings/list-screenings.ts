import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { dayNumber, dayOf, sundayOf } from '@/lib/primitives/time/days';
import type { Film } from '../films/film';
import { getFilm } from '../films/get-film';
import { isAttendable, type Screening, takesPlace } from './screening';

/** A screening with its film. */
export type ScreeningWithFilm = Screening & { film: Film };

/** All upcoming screenings, by time, then by title. */
export function listScreenings(locale: Locale, now: Date): ScreeningWithFilm[] {
  return allScreenings(locale).filter((screening) => isAttendable(screening, now));
}

/** All screenings, including past ones: calendars keep them. */
export function allScreenings(locale: Locale): ScreeningWithFilm[] {
  const compare = new Intl.Collator(locale).compare;
  return [...getLibrary().screenings.keys()]
    .flatMap((slug) => {
      const film = getFilm(slug, locale);
      return film ? film.screenings.map((screening) => ({ ...screening, film })) : [];
    })
    .sort((a, b) => +a.start - +b.start || compare(a.film.title.text, b.film.title.text));
}

/** Whether there is any upcoming screening. */
export function hasScreenings(now: Date): boolean {
  const announced = [...getLibrary().screenings.values()].flat();
  return announced.some(({ at }) => isAttendable({ start: new Date(at) }, now));
}

/** Maximum number of screenings on the home page. */
const maxInWeek = 8;
/** Number of later screenings shown if this week has none. */
const maxLater = 4;

/** The screenings for the home page: those of this week, else the next few. */
export function nextScreenings(
  screenings: readonly ScreeningWithFilm[],
  now: Date,
  timeZone: string,
): ScreeningWithFilm[] {
  if (daysUntilNext(screenings, now, timeZone) !== undefined) return screenings.slice(0, maxLater);
  const sunday = sundayOf(dayOf(+now, timeZone));
  return screenings.filter((screening) => localDay(screening) <= sunday).slice(0, maxInWeek);
}

/**
 * Days until the next screening, if no screening takes place this week (until Sunday). Undefined if one does,
 * or if none is announced.
 */
export function daysUntilNext(
  screenings: readonly ScreeningWithFilm[],
  now: Date,
  timeZone: string,
): number | undefined {
  const next = screenings.find(takesPlace);
  const today = dayOf(+now, timeZone);
  if (!next || localDay(next) <= sundayOf(today)) return undefined;
  return dayNumber(localDay(next)) - dayNumber(today);
}

/** The day of a screening in its cinema's time zone. */
const localDay = ({ start, timeZone }: Screening) => dayOf(+start, timeZone);
