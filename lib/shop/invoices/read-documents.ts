import type { Database } from '@/lib/shop/database/open-database';
import { type Account, type Order, readAccount } from '@/lib/shop/orders/order';
import { type InvoiceDocument, isPayable, parseDocument } from './invoice-document';

/**
 * The documents of an order with their ids, oldest first, and with the order's current state: one that is paid,
 * cancelled, withdrawn or replaced requests no payment, and one that is paid in part requests the rest, however late it
 * is read. For a forgotten order the buyer is omitted.
 */
export async function readDocuments(
  db: Database,
  order: Order,
): Promise<(InvoiceDocument & { id: string })[]> {
  const account = await readAccount(db, order);
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'paper', 'replaced_at'])
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ id, paper, replaced_at }) => ({
    id,
    ...withState(parseDocument(paper), { order, account, replacedAt: replaced_at }),
  }));
}

type State = { order: Order; account: Account; replacedAt: string | null };

function withState(
  { buyer, ...document }: InvoiceDocument,
  { order, account: { received, credited }, replacedAt }: State,
): InvoiceDocument {
  const current = {
    ...document,
    ...(!order.forgotten_at && buyer && { buyer }),
    ...{ paidAt: order.paid_at, cancelledAt: order.cancelled_at },
    ...{ withdrawnAt: order.withdrawn_at, sentAt: order.sent_at },
    ...(replacedAt && { replacedAt }),
  };
  return isPayable(current) ? { ...current, received, credited } : current;
}
