import type { Film } from '@/lib/catalog/films/film';
import { listShelves, type Shelf } from './list-shelves';
import { orderOffer } from './order-offer';

/** Films up to which an offer is shown large, without shelves. */
const small = 12;

export type OfferLayout = {
  /** What a visitor sees first. */
  lead?: Film;
  /** Of a small offer: one film over the whole width, or two beside each other. */
  rows: Film[][];
  /** Of a large one. */
  shelves: Shelf[];
};

/** How the films that can be watched are laid out on a page, each of them once. */
export function layOffer(films: readonly Film[], now: Date): OfferLayout {
  const [lead, ...others] = orderOffer(films, now);
  if (!lead) return { rows: [], shelves: [] };
  return films.length > small
    ? { lead, rows: [], shelves: listShelves(others, now) }
    : { lead, rows: pairUp(others), shelves: [] };
}

/** Things in rows of two and of one by turns, and never of one twice: `2 1 2 1`, `2 2`, `2 1 2 2`. */
function pairUp<T>(things: readonly T[]): T[][] {
  const [first, second, third, ...rest] = things;
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  if (third === undefined) return [[first, second]];
  // One thing would be left over after a row of one.
  const [fourth] = rest;
  if (rest.length === 1 && fourth !== undefined)
    return [
      [first, second],
      [third, fourth],
    ];
  return [[first, second], [third], ...pairUp(rest)];
}
