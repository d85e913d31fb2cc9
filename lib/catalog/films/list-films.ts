import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { toFilm } from './to-film';

const lists = new WeakMap<Library, Map<Locale, Film[]>>();

/** All films in one language, by slug. Cached for each state of the content. */
export function listFilms(locale: Locale): Film[] {
  const library = getLibrary();
  const byLocale = lists.get(library) ?? new Map<Locale, Film[]>();
  lists.set(library, byLocale);
  const films =
    byLocale.get(locale) ??
    [...library.films].map(([slug, raw]) => toFilm(slug, raw, locale, library));
  byLocale.set(locale, films);
  return films;
}
