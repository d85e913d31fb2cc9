import { z } from 'zod';

/** The name of a row. */
export const idField = z.uuid();

/** Reads an amount as somebody types it, `34.90` or `34,90`. @returns in the smallest unit; `undefined` of what is none */
export function readAmount(typed: string): number | undefined {
  if (!/^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed)) return undefined;
  return Math.round(Number(typed.replace(',', '.')) * 100);
}

/** An amount above nothing, in the smallest unit. */
export const amountField = z.string().trim().transform(readAmount).pipe(z.int().positive());

/** Pieces, from none on. */
export const piecesField = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** An article by its slug. */
export const articleField = z.string().min(1).max(200);
