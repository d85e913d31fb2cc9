import { shortGenre } from '@/lib/content/built-in';
import type { RawFilm } from '@/lib/content/schema/film';
import type { Translations } from '@/lib/content/schema/translations';
import type { Locale } from '@/lib/i18n/locales';
import { own } from '@/lib/primitives/text/own';
import type { Genre } from './film';
import { isShort } from './is-short';

/**
 * A film's genres in one language. The genre 'short' is derived from the runtime, if the site has a name for
 * it.
 */
export function genresOf(
  raw: Pick<RawFilm, 'genres' | 'runtime'>,
  locale: Locale,
  words: Record<string, Translations>,
): Genre[] {
  const filed = raw.genres.filter((slug) => slug !== shortGenre);
  const short = isShort(raw) && own(words, shortGenre) ? [shortGenre] : [];
  return [...filed, ...short].map((slug) => ({ slug, name: own(words, slug)?.[locale] ?? slug }));
}
