import { adsOf } from '@/lib/catalog/films/ads-of';
import type { Film } from '@/lib/catalog/films/film';
import { dayNumber } from '@/lib/primitives/time/add-days';
import { playsHere, type Stretch } from './plays-here';

type Asked = {
  films: Film[];
  /** `2026-12-31`. */
  day: string;
  /** What the house has named for the day. */
  named?: string | undefined;
  /** When it is to be played. */
  stretch: Stretch;
};

/**
 * The film of a day: the one that the house has named, as long as it can be played; else the films that can
 * take turns, a day each, the same for everybody; those with advertisements only where there is no other. `undefined` where
 * there is none.
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

/** By code: the order must not depend on where a machine stands. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
