import { type Basket, type CartLine, mostLines, mostPieces } from './cart';
import type { Line } from './line';

/**
 * The result of adding a line: added, limited to the maximum pieces, or rejected because the cart has
 * too many lines.
 */
export type Added = { basket: Basket; outcome: 'added' | 'most-pieces' | 'most-lines' };

/**
 * Adds pieces to the cart, to an existing line of the same article if any. Title and prices are
 * updated to those the visitor saw last.
 */
export function addLine(basket: Basket, line: CartLine): Added {
  const there = basket.find(({ article }) => article === line.article);
  if (!there && basket.length >= mostLines) return { basket, outcome: 'most-lines' };
  const wanted = (there?.pieces ?? 0) + line.pieces;
  const added = { ...line, pieces: Math.min(wanted, mostPieces) };
  return {
    basket: there ? basket.map((one) => (one === there ? added : one)) : [...basket, added],
    outcome: wanted > mostPieces ? 'most-pieces' : 'added',
  };
}

/**
 * Sets the number of pieces, limited to 1 and the order's maximum; a number that is not finite
 * changes nothing.
 */
export function changePieces(basket: Basket, article: string, pieces: number): Basket {
  if (!Number.isFinite(pieces)) return basket;
  const meant = Math.min(Math.max(Math.round(pieces), 1), mostPieces);
  return basket.map((line) => (line.article === article ? { ...line, pieces: meant } : line));
}

export function removeLine(basket: Basket, article: string): Basket {
  return basket.filter((line) => line.article !== article);
}

/** Restores a removed line at its position; pieces added meanwhile are kept. */
export function putBack(basket: Basket, line: CartLine, index: number): Basket {
  if (basket.some(({ article }) => article === line.article)) return addLine(basket, line).basket;
  return basket.length >= mostLines ? basket : basket.toSpliced(index, 0, line);
}

/**
 * Removes ordered pieces from the cart. Lines changed after the order was placed are kept, and a
 * reduced line gets a new time, so that the same order seen again removes nothing more.
 * @param placed when the order was placed, and `now`, in milliseconds since 1970
 */
export function takeOrdered(
  basket: Basket,
  ordered: readonly Line[],
  { placed, now }: { placed: number; now: number },
): Basket {
  return basket.flatMap((line) => {
    const taken = ordered.find(({ article }) => article === line.article);
    if (!taken || line.at > placed) return line;
    return line.pieces > taken.pieces
      ? { ...line, pieces: line.pieces - taken.pieces, at: now }
      : [];
  });
}
