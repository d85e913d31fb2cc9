import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from './order';

/** The balance of an order, in the smallest unit of its currency. */
export type Account = {
  /** Money received, minus refunds. */
  received: number;
  /** Amount of the credit notes. */
  credited: number;
  /** Total owed, paid or not; 0 once cancelled. */
  owed: number;
  /** Still to be received. */
  open: number;
  /** Received but not owed. */
  toPayBack: number;
};

export async function readAccount(
  db: Database,
  order: Pick<Order, 'id' | 'total' | 'cancelled_at'>,
): Promise<Account> {
  const payments = db.selectFrom('payments').select('amount').where('order_id', '=', order.id);
  const documents = db.selectFrom('invoices').select('amount').where('order_id', '=', order.id);
  const received = sumOf(await payments.execute());
  const credited = sumOf(await documents.where('kind', '=', 'credit').execute());
  const owed = order.cancelled_at ? 0 : order.total - credited;
  const open = Math.max(0, owed - received);
  return { received, credited, owed, open, toPayBack: Math.max(0, received - owed) };
}

/** Summed in JavaScript, because PostgreSQL returns sums as text. */
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
