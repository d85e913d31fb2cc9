import type { Film } from '@/lib/films/film';
import type { Locale } from '@/lib/i18n/locales';
import { filmKind } from './film-kind';
import type { HeadWords } from './head-words';
import { madeBy } from './made-by';

/** What a film's page is called on a results page, the fullest wording first: title, year, and by whom it is. */
export function filmTitles(film: Film, locale: Locale, t: HeadWords): string[] {
  const { year } = film;
  const title = film.title.text;
  const own = filmKind(film);
  const fallbacks = own === 'silent' ? [own, 'film'] : [own];
  const kinds = fallbacks.map((kind) => t('film.kind', { kind }));
  const by = madeBy(film.directors, locale, t);
  return [
    ...(by ? kinds.map((kind) => t('film.title', { title, year, kind, by })) : []),
    ...kinds.map((kind) => t('film.titleOfYear', { title, year, kind })),
    `${title} (${year})`,
    title,
  ];
}
