import { z } from 'zod';

const line = (most: number) => z.string().trim().min(1).max(most);

/** The buyer as stored in `orders.address`; lengths as QR-bills allow (IG QR-bill 2.3, type S). */
export const addressSchema = z.strictObject({
  name: line(70),
  street: line(70),
  building: z.string().trim().max(16).default(''),
  postcode: line(16),
  town: line(35),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

export type Address = z.infer<typeof addressSchema>;
