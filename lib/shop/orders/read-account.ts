import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from './order';

/** How an order stands with its buyer, in the smallest unit of its currency. */
export type Account = {
  /** Came in, less what was paid back. */
  received: number;
  /** Given back by credit notes. */
  credited: number;
  /** Owed in all, paid or not: nothing once it is cancelled. */
  owed: number;
  /** Still to come in. */
  open: number;
  /** Came in and is not owed. */
  toPayBack: number;
};

export async function readAccount(
  db: Database,
  order: Pick<Order, 'id' | 'total' | 'cancelled_at'>,
): Promise<Account> {
  const payments = db.selectFrom('payments').select('amount').where('order_id', '=', order.id);
  const papers = db.selectFrom('invoices').select('amount').where('order_id', '=', order.id);
  const received = sumOf(await payments.execute());
  const credited = sumOf(await papers.where('kind', '=', 'credit').execute());
  const owed = order.cancelled_at ? 0 : order.total - credited;
  const open = Math.max(0, owed - received);
  return { received, credited, owed, open, toPayBack: Math.max(0, received - owed) };
}

/** Here, not in the database: PostgreSQL gives a sum as text. */
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
