import type { RawFilm } from '@/lib/content/schema/film';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { toFilm } from './to-film';

/** A film in one language; undefined for an unknown slug. */
export function getFilm(slug: string, locale: Locale): Film | undefined {
  const library = getLibrary();
  const raw = library.films.get(slug);
  return raw && toFilm(slug, raw, locale, library);
}

const recalled = new WeakMap<RawFilm, Partial<Record<Locale, Film>>>();

/** A film in one language, cached by its record in the library. */
export function getCachedFilm(slug: string, raw: RawFilm, locale: Locale, library: Library): Film {
  const films = recalled.get(raw) ?? {};
  recalled.set(raw, films);
  films[locale] ??= toFilm(slug, raw, locale, library);
  return films[locale];
}

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
