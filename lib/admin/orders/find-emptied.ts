import { readRefunds } from '@/lib/shop/commands/read-refundable';
import { isEmptied } from '@/lib/shop/commands/share-lines';
import type { Database } from '@/lib/shop/database/open-database';
import { readOrder } from '@/lib/shop/orders/read-order';

/**
 * Ids of partly refunded, unsent orders with nothing left to pack: every piece was refunded, but not
 * all of the money.
 */
export async function findEmptied(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('payment_state', '=', 'partly-refunded')
    .where('delivery_state', 'in', ['waiting', 'packed'])
    .execute();
  const emptied: string[] = [];
  for (const { id } of rows) {
    const order = await readOrder(db, id);
    if (order && isEmptied(order, await readRefunds(db, id))) emptied.push(id);
  }
  return emptied;
}
