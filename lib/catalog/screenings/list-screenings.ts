import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from '../films/film';
import { getFilm } from '../films/get-film';
import { isComing } from './is-coming';
import type { Screening } from './screening';

/** A screening with its film. */
export type AnnouncedScreening = Screening & { film: Film };

/** All upcoming screenings, by time, then by title. */
export function listScreenings(locale: Locale, now: Date): AnnouncedScreening[] {
  return allScreenings(locale).filter((screening) => isComing(screening, now));
}

/** All screenings, including past ones: calendars keep them. */
export function allScreenings(locale: Locale): AnnouncedScreening[] {
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
  return announced.some(({ at }) => isComing({ start: new Date(at) }, now));
}
