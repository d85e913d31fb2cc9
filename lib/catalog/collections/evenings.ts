import { isWatchable } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { eveningPath, type NextFilm } from '@/lib/player/next-film';
import { type Collection, listCollectionsOf } from './list-collections';

/** Whether the films of a collection are played one after the other. */
export function isEvening({ kind }: Pick<Collection, 'kind'>): boolean {
  return kind === 'evening';
}

/**
 * The next watchable film of an evening after the film `slug`; without `slug` the first one.
 * Undefined if none follows, and for collections that are no evenings.
 */
export function nextInEvening(collection: Collection, now: Date, slug?: string): Film | undefined {
  if (!isEvening(collection)) return undefined;
  const films = collection.entries.map(({ film }) => film);
  const index = films.findIndex((film) => film.slug === slug);
  return films.slice(index + 1).find((film) => isWatchable(film, now));
}

/** The films that come after a film, one for each evening that it is in. */
export function listNextFilms(slug: string, locale: Locale, now: Date): NextFilm[] {
  return listCollectionsOf(slug, locale).flatMap((collection) => {
    const film = nextInEvening(collection, now, slug);
    if (!film) return [];
    const { text: title, lang, translated } = film.title;
    return {
      evening: collection.slug,
      href: localePath(eveningPath(film.slug, collection.slug), locale),
      title,
      ...(!translated && { lang }),
    };
  });
}
