import type { Database } from '@/lib/database/open-database';

/** From now on it pays nothing; its balance stays as it is. `now` absent: it pays again. */
export async function blockVoucher(db: Database, id: string, now?: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('vouchers')
    .set({ blocked_at: now?.toISOString() ?? null })
    .where('id', '=', id)
    .where('blocked_at', now ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Those bought with an order whose money goes back. */
export async function blockVouchersOf(tx: Database, orderId: string, now: Date): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ blocked_at: now.toISOString() })
    .where('order_id', '=', orderId)
    .where('blocked_at', 'is', null)
    .execute();
}
