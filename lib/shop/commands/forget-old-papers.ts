import type { Database } from '@/lib/shop/database/open-database';
import { keptYears } from '@/lib/shop/orders/kept-until';
import { forgetOrder } from './forget-order';

/**
 * Removes the buyer from the invoices of forgotten orders once their retention period is over.
 * @returns the number of orders
 */
export async function forgetOldPapers(db: Database, now: Date): Promise<number> {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('invoices', 'invoices.order_id', 'orders.id')
    .select('orders.id')
    .distinct()
    .where('forgotten_at', 'is not', null)
    .where('year', '<', now.getUTCFullYear() - keptYears)
    .where('paper', 'like', '%"buyer"%')
    .execute();
  for (const { id } of orders) await forgetOrder(db, { orderId: id, actor: 'site', now });
  return orders.length;
}
