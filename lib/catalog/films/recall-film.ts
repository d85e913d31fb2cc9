import type { RawFilm } from '@/lib/content/schema/film';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { toFilm } from './to-film';

const recalled = new WeakMap<RawFilm, Partial<Record<Locale, Film>>>();

/** A film in one language, cached by its record in the library. */
export function recallFilm(slug: string, raw: RawFilm, locale: Locale, library: Library): Film {
  const films = recalled.get(raw) ?? {};
  recalled.set(raw, films);
  films[locale] ??= toFilm(slug, raw, locale, library);
  return films[locale];
}
