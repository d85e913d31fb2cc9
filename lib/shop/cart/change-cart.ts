import { type Basket, type CartLine, mostLines, mostPieces } from './cart';
import type { Line } from './line';

/** What became of a line that was to be added: put there; not all of its pieces; no room for another article. */
export type Added = { basket: Basket; outcome: 'added' | 'most-pieces' | 'most-lines' };

/**
 * Pieces put into the basket, to those of the same article that are there. What the visitor saw last is what counts:
 * title and prices are the new ones.
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

/** Another number of pieces, at least one and at most what an order takes; a number that is none changes nothing. */
export function changePieces(basket: Basket, article: string, pieces: number): Basket {
  if (!Number.isFinite(pieces)) return basket;
  const meant = Math.min(Math.max(Math.round(pieces), 1), mostPieces);
  return basket.map((line) => (line.article === article ? { ...line, pieces: meant } : line));
}

export function removeLine(basket: Basket, article: string): Basket {
  return basket.filter((line) => line.article !== article);
}

/** A line that was taken out, back in its place; pieces put there meanwhile stay. */
export function putBack(basket: Basket, line: CartLine, index: number): Basket {
  if (basket.some(({ article }) => article === line.article)) return addLine(basket, line).basket;
  return basket.length >= mostLines ? basket : basket.toSpliced(index, 0, line);
}

/**
 * The basket without what has been ordered from it. Lines that were put there after the order are no part of it, and what
 * is left of a line is: so the same order, seen again, takes nothing more.
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
