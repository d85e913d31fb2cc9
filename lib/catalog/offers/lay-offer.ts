import type { Film } from '@/lib/catalog/films/film';
import { listShelves, type Shelf } from './list-shelves';
import { orderOffer } from './order-offer';

/** Maximum number of films shown large, without shelves. */
const small = 12;

export type OfferLayout = {
  /** The first film of the page. */
  lead?: Film;
  /** For a small offer: one film over the full width, or two side by side. */
  rows: Film[][];
  /** For a large offer. */
  shelves: Shelf[];
};

/** Layout of the watchable films on a page, each once. */
export function layOffer(films: readonly Film[], now: Date): OfferLayout {
  const [lead, ...others] = orderOffer(films, now);
  if (!lead) return { rows: [], shelves: [] };
  return films.length > small
    ? { lead, rows: [], shelves: listShelves(others, now) }
    : { lead, rows: pairUp(others), shelves: [] };
}

/**
 * Groups entries into alternating rows of two and one, never ending with two rows of one: `2 1 2 1`, `2 2`,
 * `2 1 2 2`.
 */
function pairUp<T>(things: readonly T[]): T[][] {
  const [first, second, third, ...rest] = things;
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  if (third === undefined) return [[first, second]];
  // Avoids a row of one after a row of one.
  const [fourth] = rest;
  if (rest.length === 1 && fourth !== undefined)
    return [
      [first, second],
      [third, fourth],
    ];
  return [[first, second], [third], ...pairUp(rest)];
}
