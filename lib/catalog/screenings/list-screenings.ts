import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from '../films/film';
import { getFilm } from '../films/get-film';
import { isComing } from './is-coming';
import type { Screening } from './screening';

/** A screening with its film. */
export type AnnouncedScreening = Screening & { film: Film };

/** Every screening that one can still go to at a moment, the first first; those of one time by title. */
export function listScreenings(locale: Locale, now: Date): AnnouncedScreening[] {
  return allScreenings(locale).filter((screening) => isComing(screening, now));
}

/** All that the house has announced, past ones too: what a calendar holds stays there. */
export function allScreenings(locale: Locale): AnnouncedScreening[] {
  const compare = new Intl.Collator(locale).compare;
  return [...getLibrary().screenings.keys()]
    .flatMap((slug) => {
      const film = getFilm(slug, locale);
      return film ? film.screenings.map((screening) => ({ ...screening, film })) : [];
    })
    .sort((a, b) => +a.start - +b.start || compare(a.film.title.text, b.film.title.text));
}

/** Whether any screening has still to come. */
export function hasScreenings(now: Date): boolean {
  const announced = [...getLibrary().screenings.values()].flat();
  return announced.some(({ at }) => isComing({ start: new Date(at) }, now));
}
