import { isWatchable } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import type { Collection } from './list-collections';

/** Whether the films of a collection are played one after the other. */
export function isEvening({ kind }: Pick<Collection, 'kind'>): boolean {
  return kind === 'evening';
}

/**
 * The next watchable film of an evening after the film `slug`; without `slug` the first one.
 * Undefined if no watchable film follows, and for collections of other kinds.
 */
export function nextInEvening(collection: Collection, now: Date, slug?: string): Film | undefined {
  return isEvening(collection) ? nextInOrder(collection, now, slug) : undefined;
}

/** The position of a film in an evening, from 1; 0 if the evening does not contain it. */
export function positionIn({ entries }: Pick<Collection, 'entries'>, slug: string): number {
  return entries.findIndex(({ film }) => film.slug === slug) + 1;
}

/** Like `nextInEvening`, in a collection of any kind. */
export function nextInOrder(
  { entries }: Pick<Collection, 'entries'>,
  now: Date,
  slug?: string,
): Film | undefined {
  const films = entries.map(({ film }) => film);
  const index = films.findIndex((film) => film.slug === slug);
  return films.slice(index + 1).find((film) => isWatchable(film, now));
}
