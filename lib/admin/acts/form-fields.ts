import { z } from 'zod';
import { readAmount } from '@/lib/primitives/money/read-amount';

/** A row id (UUID). */
export const idField = z.uuid();

/** A positive amount, converted to the smallest unit. */
export const amountField = z.string().trim().transform(readAmount).pipe(z.int().positive());

/** A number of pieces, 0 or more. */
export const piecesField = z
  .string()
  .trim()
  .regex(/^\d{1,7}$/)
  .transform(Number);

/** An article slug. */
export const articleField = z.string().min(1).max(200);
