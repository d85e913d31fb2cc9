import type { Database } from '@/lib/database/open-database';
import type { Order } from '@/lib/orders/order';
import { openOrder } from '@/lib/orders/read-order';

/** The order that a form has become. */
export async function findPlaced(db: Database, formKey: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  return row && openOrder(db, row);
}
