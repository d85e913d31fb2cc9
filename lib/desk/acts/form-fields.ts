import { z } from 'zod';

/** The name of a row. */
export const idField = z.uuid();

/** An amount as somebody types it, `34.90` or `34,90`, in the smallest unit. */
export const amountField = z
  .string()
  .trim()
  .regex(/^\d{1,7}(?:[.,]\d{1,2})?$/)
  .transform((typed) => Math.round(Number(typed.replace(',', '.')) * 100))
  .pipe(z.int().positive());

/** Pieces, from none on. */
export const piecesField = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** An article by its slug. */
export const articleField = z.string().min(1).max(200);
