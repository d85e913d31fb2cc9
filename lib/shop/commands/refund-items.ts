import { z } from 'zod';

const amount = z.int().nonnegative();

const itemsSchema = z.strictObject({
  lines: z.array(z.strictObject({ position: amount, pieces: amount, amount })),
  postage: amount,
  excess: amount,
  restock: z.boolean().optional(),
});

/**
 * The contents of a refund, in the smallest unit: lines by position (0 pieces if only the price is
 * lowered), postage, and the excess received beyond what is owed, which is on no credit note.
 * `restock`: whether pieces not yet sent can be sold again; absent for sent pieces.
 */
export type RefundItems = z.infer<typeof itemsSchema>;

/** @throws if `refunds.items` was edited by hand */
export function openItems(json: string): RefundItems {
  return itemsSchema.parse(JSON.parse(json));
}

/** The part on the credit note, as money or on a voucher. */
export function creditOf({ lines, postage }: RefundItems): number {
  return lines.reduce((sum, line) => sum + line.amount, postage);
}
