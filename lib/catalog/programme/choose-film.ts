import { adsOf, offerSpan } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { dayNumber } from '@/lib/primitives/time/days';

type Options = {
  films: Film[];
  /** `2026-12-31`. */
  day: string;
  /** Slug of the film that the editors have set for the day. */
  named?: string | undefined;
  /** The time span in which it must be playable. */
  span: TimeSpan;
};

/**
 * The film of a day: the one set by the editors if it can be played; else a daily rotation of the playable
 * films, the same for all visitors. Films with ads are only used if there are no others. Undefined without a
 * playable film.
 */
export function chooseFilm({ films, day, named, span }: Options): Film | undefined {
  const choice = films.find(({ slug }) => slug === named);
  if (choice && isPlayable(choice, span)) return choice;
  const { from } = span;
  const playable = films
    .filter((film) => isPlayable(film, { from, until: from + 1 }))
    .sort((a, b) => compare(a.slug, b.slug));
  const free = playable.filter((film) => adsOf(film) !== 'with');
  const rotation = free.length > 0 ? free : playable;
  return rotation[dayNumber(day) % rotation.length];
}

/** Compares by code units, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A time span in epoch ms: `from` inclusive, `until` exclusive. */
export type TimeSpan = { from: number; until: number };

/**
 * Whether the film can be played on the home page at some time of a span: it is offered, and its file is the
 * site's own.
 */
function isPlayable(film: Pick<Film, 'media' | 'vod'>, { from, until }: TimeSpan): boolean {
  const isOwn = film.media.film?.sources[0]?.provider === 'html5';
  const offer = isOwn ? offerSpan(film) : undefined;
  return offer !== undefined && offer.from < until && from < offer.until;
}
