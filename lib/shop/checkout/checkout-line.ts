import { z } from 'zod';

/**
 * A line of a checkout's form. `typed`: what stands in its number field where that is no number of pieces: it is shown
 * again as it was typed, and nothing is ordered by it.
 */
export const checkoutLineSchema = z.strictObject({
  article: z.string(),
  pieces: z.int(),
  typed: z.string().optional(),
});

export type CheckoutLine = z.infer<typeof checkoutLineSchema>;
