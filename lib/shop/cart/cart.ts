import { type Locale, localePath } from '@/lib/i18n/locales';
import type { Currency } from '@/lib/primitives/money/money';

/** A number of pieces of an article, by slug. */
export type Line = { article: string; pieces: number };

/** The price of one piece in each currency, in the smallest unit. */
export type PricesByCurrency = Partial<Record<Currency, number>>;

/**
 * A cart line, with the title and prices that the visitor saw last, to detect changes. `at`: when
 * pieces were last added, or removed because they were ordered (milliseconds since 1970).
 */
export type CartLine = Line & { title: string; prices: PricesByCurrency; at: number };

/** The lines in the order they were added; each article once. */
export type Cart = readonly CartLine[];

/** Limits of one order: the number of lines, and of pieces per line. */
export const maxLines = 50;
export const maxPieces = 99;

/** Version of the stored format. */
export const cartVersion = 1;

/** The total number of pieces. */
export function countPieces(cart: Cart): number {
  return cart.reduce((sum, { pieces }) => sum + pieces, 0);
}

/**
 * The result of adding a line: added, limited to the maximum pieces, or rejected because the cart has
 * too many lines.
 */
export type AddResult = { cart: Cart; outcome: 'added' | 'most-pieces' | 'most-lines' };

/**
 * Adds pieces to the cart, to an existing line of the same article if any. Title and prices are
 * updated to those the visitor saw last.
 */
export function addLine(cart: Cart, line: CartLine): AddResult {
  const existing = cart.find(({ article }) => article === line.article);
  if (!existing && cart.length >= maxLines) return { cart, outcome: 'most-lines' };
  const requestedPieces = (existing?.pieces ?? 0) + line.pieces;
  const added = { ...line, pieces: Math.min(requestedPieces, maxPieces) };
  return {
    cart: existing ? cart.map((one) => (one === existing ? added : one)) : [...cart, added],
    outcome: requestedPieces > maxPieces ? 'most-pieces' : 'added',
  };
}

/**
 * Sets the number of pieces of a line, limited to the range from 1 to `maxPieces`. A number that is
 * not finite changes nothing.
 */
export function changePieces(cart: Cart, article: string, pieces: number): Cart {
  if (!Number.isFinite(pieces)) return cart;
  const clamped = Math.min(Math.max(Math.round(pieces), 1), maxPieces);
  return cart.map((line) => (line.article === article ? { ...line, pieces: clamped } : line));
}

export function removeLine(cart: Cart, article: string): Cart {
  return cart.filter((line) => line.article !== article);
}

/**
 * Restores a removed line at its position; pieces added since then stay. Does nothing if the cart
 * has `maxLines` other lines.
 */
export function restoreLine(cart: Cart, line: CartLine, index: number): Cart {
  if (cart.some(({ article }) => article === line.article)) return addLine(cart, line).cart;
  return cart.length >= maxLines ? cart : cart.toSpliced(index, 0, line);
}

/**
 * Removes ordered pieces from the cart. A line to which pieces were added after the order was
 * placed is left unchanged. A reduced line gets a new `at`, so that a second call for the same
 * order removes nothing.
 * @param placedAt when the order was placed, in milliseconds since 1970, as is `now`
 */
export function removeOrdered(
  cart: Cart,
  ordered: readonly Line[],
  { placedAt, now }: { placedAt: number; now: number },
): Cart {
  return cart.flatMap((line) => {
    const orderedLine = ordered.find(({ article }) => article === line.article);
    if (!orderedLine || line.at > placedAt) return line;
    return line.pieces > orderedLine.pieces
      ? { ...line, pieces: line.pieces - orderedLine.pieces, at: now }
      : [];
  });
}

/** Merges lines into one per article, in order of first appearance. */
export function mergeLines(lines: readonly Line[]): Line[] {
  const pieces = new Map<string, number>();
  for (const line of lines) pieces.set(line.article, (pieces.get(line.article) ?? 0) + line.pieces);
  return [...pieces].map(([article, count]) => ({ article, pieces: count }));
}

/**
 * The checkout path for these lines and this currency, with the query that the cart's form sends:
 * pairs of `article` and `pieces`, then `currency`.
 */
export function checkoutPath(lines: readonly Line[], currency: Currency, locale: Locale): string {
  const query = new URLSearchParams();
  for (const { article, pieces } of lines) {
    query.append('article', article);
    query.append('pieces', String(pieces));
  }
  query.append('currency', currency);
  return localePath(`/commande?${query}`, locale);
}
