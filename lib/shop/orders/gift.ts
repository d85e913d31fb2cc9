import { z } from 'zod';

/**
 * An order that is a gift: its parcel contains no prices. `text` is printed with the packing slip and stands in the
 * mail of a voucher; it may be empty.
 */
export const giftSchema = z.strictObject({
  text: z.string(),
  /** The recipient of the order's vouchers. They are mailed on `day` (`2026-12-24`), or as soon as they are paid. */
  voucher: z.strictObject({ email: z.string(), day: z.string().optional() }).optional(),
});

export type Gift = z.infer<typeof giftSchema>;
