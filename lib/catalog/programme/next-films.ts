import { isEvening, nextInOrder } from '@/lib/catalog/collections/evenings';
import { type Collection, listCollectionsOf } from '@/lib/catalog/collections/list-collections';
import { isWatchable } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { findRelated } from '@/lib/catalog/films/find-related';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listOffered } from '@/lib/catalog/films/overview';
import type { Locale } from '@/lib/i18n/locales';
import { getProgramme } from './get-programme';

/** What is offered at a film's end. */
type NextFilms = {
  /** The film that comes next. */
  next?: Film | undefined;
  /** The evening in progress, if the film belongs to it. */
  evening?: Collection | undefined;
  /** Other films that can be watched, the most similar first. */
  others: Film[];
};

const maxOthers = 3;

type Options = { locale: Locale; now: Date; evening?: string | undefined };

/**
 * What to watch after a film: the next film of the evening in progress, if there is one. Else the next of the
 * collections with this film, or the film of the day at their end.
 */
export function findNextFilms(slug: string, { locale, now, evening }: Options): NextFilms {
  const collections = listCollectionsOf(slug, locale);
  const inProgress = collections.find((one) => isEvening(one) && one.slug === evening);
  const next = inProgress
    ? nextInOrder(inProgress, now, slug)
    : (collections.map((one) => nextInOrder(one, now, slug)).find(Boolean) ??
      filmOfToday(slug, locale, now));
  const candidates = [
    ...findRelated(slug).flatMap((one) => getFilm(one, locale) ?? []),
    ...collections.flatMap(({ entries }) => entries.map((entry) => entry.film)),
    ...listOffered(locale),
  ];
  const bySlug = new Map(candidates.map((one) => [one.slug, one]));
  const others = [...bySlug.values()].filter(
    (one) => one.slug !== slug && one.slug !== next?.slug && isWatchable(one, now),
  );
  return { next, evening: inProgress, others: others.slice(0, maxOthers) };
}

function filmOfToday(slug: string, locale: Locale, now: Date): Film | undefined {
  const film = getProgramme(locale, now).tonight?.film;
  return film?.slug === slug ? undefined : film;
}
