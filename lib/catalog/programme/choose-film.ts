import { adsOf } from '@/lib/catalog/films/ads-of';
import type { Film } from '@/lib/catalog/films/film';
import { dayNumber } from '@/lib/primitives/time/add-days';
import { playsHere, type Stretch } from './plays-here';

type Asked = {
  films: Film[];
  /** `2026-12-31`. */
  day: string;
  /** Slug of the film that the editors have set for the day. */
  named?: string | undefined;
  /** The time span in which it is to be played. */
  stretch: Stretch;
};

/**
 * The film of a day: the one set by the editors if it can be played; else a daily rotation of the playable
 * films, the same for all visitors. Films with ads are only used if there are no others. Undefined without a
 * playable film.
 */
export function chooseFilm({ films, day, named, stretch }: Asked): Film | undefined {
  const choice = films.find(({ slug }) => slug === named);
  if (choice && playsHere(choice, stretch)) return choice;
  const { from } = stretch;
  const there = films
    .filter((film) => playsHere(film, { from, until: from + 1 }))
    .sort((a, b) => compare(a.slug, b.slug));
  const free = there.filter((film) => adsOf(film) !== 'with');
  const turns = free.length > 0 ? free : there;
  return turns[dayNumber(day) % turns.length];
}

/** Compares by code units, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
