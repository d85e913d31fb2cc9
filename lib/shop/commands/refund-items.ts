import { z } from 'zod';

const amount = z.int().nonnegative();

const itemsSchema = z.strictObject({
  lines: z.array(z.strictObject({ position: amount, pieces: amount, amount })),
  postage: amount,
  excess: amount,
  restock: z.boolean().optional(),
});

/**
 * What a refund gives back, in the smallest unit: of lines by their position, with no pieces where only their price is
 * lowered; of the postage; and of what came in beyond what the order owes, which is on no credit note. `restock`: whether
 * pieces that have not left the house can be sold again; absent of those that have.
 */
export type RefundItems = z.infer<typeof itemsSchema>;

/** @throws where `refunds.items` was changed by hand */
export function openItems(json: string): RefundItems {
  return itemsSchema.parse(JSON.parse(json));
}

/** What of it is on the credit note, as money or on a voucher. */
export function creditOf({ lines, postage }: RefundItems): number {
  return lines.reduce((sum, line) => sum + line.amount, postage);
}
