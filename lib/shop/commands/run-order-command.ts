import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { openOrder } from '@/lib/shop/orders/read-order';
import { inTransaction } from './in-transaction';
import { OrderCommandError } from './order-command-error';

/** `actor`: who runs the command: `visitor`, `site`, or a staff member's address. */
export type Act = { orderId: string; actor: string; now: Date };

/**
 * Runs a command on an order in one transaction, with the order's row locked.
 * @throws OrderCommandError if the order is unknown, or `act` refuses
 */
export function runOrderCommand<T>(
  db: Database,
  name: string,
  orderId: string,
  act: (tx: Database, order: Order) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const order = await holdOrder(tx, orderId);
    if (!order) throw new OrderCommandError(name, 'unknown');
    return act(tx, order);
  });
}

/** Reads an order and locks its row until the transaction ends. */
export async function holdOrder(tx: Database, orderId: string): Promise<Order | undefined> {
  const found = tx.selectFrom('orders').selectAll().where('id', '=', orderId);
  const row = await holdRows(tx, found).executeTakeFirst();
  return row && openOrder(tx, row);
}
