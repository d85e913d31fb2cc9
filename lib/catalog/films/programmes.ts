import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { getFilm } from './get-film';

/** The films of a programme of shorts, in its order; empty for another film. */
export function listFilmsIn({ films }: Pick<Film, 'films'>, locale: Locale): Film[] {
  return films.flatMap((slug) => getFilm(slug, locale) ?? []);
}
