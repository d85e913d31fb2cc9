import { z } from 'zod';

/**
 * A line of the checkout form. `typed`: the content of the number field if it is not a valid number
 * of pieces. The form shows it again unchanged and it cannot be ordered.
 */
export const checkoutLineSchema = z.strictObject({
  article: z.string(),
  pieces: z.int(),
  typed: z.string().optional(),
});

export type CheckoutLine = z.infer<typeof checkoutLineSchema>;
