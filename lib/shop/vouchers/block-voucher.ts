import type { Database } from '@/lib/shop/database/open-database';

/**
 * Blocks a voucher; its balance is unchanged. Without `now` it is unblocked.
 * @returns whether anything changed
 */
export async function blockVoucher(db: Database, id: string, now?: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vouchers')
    .set({ blocked_at: now?.toISOString() ?? null })
    .where('id', '=', id)
    .where('blocked_at', now ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Blocks the vouchers bought with a withdrawn or refunded order. */
export async function blockVouchersOf(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ blocked_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('blocked_at', 'is', null)
    .execute();
}

type Bought = {
  line: { order_id: string; price: number };
  pieces: number;
  now: Date;
};

/**
 * Blocks `pieces` of the vouchers bought with a refunded line, those with the highest balance first.
 */
export async function blockBoughtVouchers(
  tx: Database,
  { line, pieces, now }: Bought,
): Promise<void> {
  const vouchers = await tx
    .selectFrom('vouchers')
    .select('id')
    .where('order_id', '=', line.order_id)
    .where('value', '=', line.price)
    .where('blocked_at', 'is', null)
    .orderBy('balance', 'desc')
    .orderBy('id')
    .limit(pieces)
    .execute();
  for (const { id } of vouchers) await blockVoucher(tx, id, now);
}
