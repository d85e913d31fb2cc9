import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { toFilm } from './to-film';

/** A film in one language; undefined for an unknown slug. */
export function getFilm(slug: string, locale: Locale): Film | undefined {
  const library = getLibrary();
  const raw = library.films.get(slug);
  return raw && toFilm(slug, raw, locale, library);
}
