import type { PieceCount } from '@/lib/shop/orders/piece-records';

/** Name of the field with the pieces of the line at a position. */
export const piecesField = (position: number) => `pieces-${position}`;

/**
 * The pieces chosen in the withdrawal form of an order page; text that is not a number counts as 0. `undefined`
 * if the form has no such fields; this means the whole order.
 */
export function readChosenPieces(form: FormData): PieceCount[] | undefined {
  const lines = [...form].flatMap(([name, value]) => {
    const [, position] = /^pieces-(0|[1-9]\d{0,3})$/.exec(name) ?? [];
    if (position === undefined) return [];
    const pieces = /^\d{1,6}$/.test(`${value}`.trim()) ? Number(value) : 0;
    return [{ position: Number(position), pieces }];
  });
  return lines.length > 0 ? lines : undefined;
}
