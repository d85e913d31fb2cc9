import type { OrderLineTable } from '@/lib/shop/database/tables';

type Line = Pick<OrderLineTable, 'pieces' | 'price'> & { discount: number };

/** What all pieces of a line cost, its discount deducted (smallest unit). */
export function sumOfLine({ pieces, price, discount }: Line): number {
  return pieces * price - discount;
}

/** What some pieces of a line cost: their share of `sumOfLine`, rounded to the smallest unit. */
export function sumOfPieces(line: Line, pieces: number): number {
  return Math.round((sumOfLine(line) * pieces) / line.pieces);
}

/** A line with the pieces and the amount that can still be refunded. */
export type LineToRefund = { line: Line; pieces: number; amount: number };

/**
 * The refund for some pieces of a line, at most what is left of it. Rounded so that the pieces of a line add up to its
 * sum, however many are refunded at a time.
 */
export function refundOfPieces(
  { line, pieces: left, amount }: LineToRefund,
  pieces: number,
): number {
  const before = line.pieces - left;
  return Math.min(sumOfPieces(line, before + pieces) - sumOfPieces(line, before), amount);
}
