import type { Database } from '@/lib/shop/database/open-database';

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

type Bought = {
  line: { order_id: string; price: number };
  pieces: number;
  now: Date;
};

/** So many of those bought with a line whose money goes back: first those of which least was spent. */
export async function blockBought(tx: Database, { line, pieces, now }: Bought): Promise<void> {
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
