import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { toFilm } from './to-film';

/** One film in one language, or `undefined` when the catalogue has none of that name. */
export function getFilm(slug: string, locale: Locale): Film | undefined {
  const library = getLibrary();
  const raw = library.films.get(slug);
  return raw && toFilm(slug, raw, locale, library);
}
