import { z } from 'zod';
import { readAmount } from '@/lib/primitives/money/read-amount';

/** The name of a row. */
export const idField = z.uuid();

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
