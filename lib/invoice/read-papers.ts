import type { Database } from '@/lib/database/open-database';
import type { Order } from '@/lib/orders/order';
import { type Paper, readPaper } from './paper';

/**
 * The papers of an order, the oldest first, each as it was written; beside it what has become of the order since: what is
 * paid, cancelled or withdrawn from asks for nothing. Of somebody who was forgotten none says more than the order does.
 */
export async function readPapers(db: Database, order: Order): Promise<Paper[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('paper')
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ paper: written }) => {
    const { buyer, ...paper } = readPaper(written);
    const { paid_at: paidAt, cancelled_at: cancelledAt, withdrawn_at: withdrawnAt } = order;
    const since = { paidAt, cancelledAt, withdrawnAt };
    return { ...paper, ...(!order.forgotten_at && buyer && { buyer }), ...since };
  });
}
