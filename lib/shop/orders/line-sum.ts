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
