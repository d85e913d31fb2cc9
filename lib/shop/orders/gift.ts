import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '@/lib/shop/database/open-database';

/**
 * An order that is a gift: its parcel contains no prices. `text` is printed on the packing slip and in the mail
 * of a voucher; it may be empty.
 */
export const giftSchema = z.strictObject({
  text: z.string(),
  /** The recipient of the order's vouchers. They are mailed on `day` (`2026-12-24`), or as soon as they are paid. */
  voucher: z.strictObject({ email: z.string(), day: z.string().optional() }).optional(),
});

export type Gift = z.infer<typeof giftSchema>;

/**
 * The orders of other buyers whose vouchers are a gift for the owner of an address.
 * @param email in lower case
 */
export async function findGiftsTo(db: Database, email: string) {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'placed_at', 'gift'])
    .where('gift', 'is not', null)
    .where(sql<string>`lower(email)`, '!=', email)
    .orderBy('placed_at')
    .execute();
  return rows
    .map(({ gift, ...row }) => ({ ...row, gift: giftSchema.parse(JSON.parse(gift ?? '')) }))
    .filter(({ gift }) => gift.voucher?.email.toLowerCase() === email);
}
