import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { addDays, dayOf } from '@/lib/primitives/time/days';
import type { Film } from '../films/film';
import { getFilm } from '../films/get-film';
import { isAttendable, type Screening } from './screening';

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
const most = 8;
/** Number of later screenings shown if the week has none. */
const few = 4;

/** The screenings for the home page: those of today and the next seven days, else the next few. */
export function nextScreenings(
  screenings: readonly ScreeningWithFilm[],
  now: Date,
  timeZone: string,
): { isWeek: boolean; screenings: ScreeningWithFilm[] } {
  const last = addDays(dayOf(+now, timeZone), 7);
  const inWeek = screenings.filter(({ start }) => dayOf(+start, timeZone) <= last);
  const isWeek = inWeek.length > 0;
  return { isWeek, screenings: isWeek ? inWeek.slice(0, most) : screenings.slice(0, few) };
}
