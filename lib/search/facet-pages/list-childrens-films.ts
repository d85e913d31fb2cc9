import { isWatchable } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import type { Locale } from '@/lib/i18n/locales';
import { listFilmsWithValue } from '../engine/films-by-value';
import { getSearchIndex } from '../engine/get-search-index';
import { everyAge } from '../query/recommended-ages';

/** Films that the editors recommend to children: those that can be watched now first, then by age. */
export function listChildrensFilms(locale: Locale, now: Date): Film[] {
  const rank = (film: Film) => Number(!isWatchable(film, now)) * 100 + (film.recommendedAge ?? 0);
  return listFilmsWithValue(getSearchIndex(), 'children', everyAge)
    .flatMap((slug) => getFilm(slug, locale) ?? [])
    .sort((a, b) => rank(a) - rank(b));
}
