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
  const paidAt = order.paid_at && ((await lastPaidAt(db, order)) ?? order.paid_at);
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'paper', 'replaced_at'])
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ id, paper, replaced_at }) => ({
    id,
    ...withState(parseDocument(paper), { order, account, paidAt, replacedAt: replaced_at }),
  }));
}

/** When the last payment arrived that made the order paid: the bank's day, not the day on which it was booked. */
async function lastPaidAt(db: Database, { id, paid_at }: Order): Promise<string | undefined> {
  const payment = await db
    .selectFrom('payments')
    .select('booked_at')
    .where('order_id', '=', id)
    .where('amount', '>', 0)
    .where('booked_at', '<=', paid_at ?? '')
    .orderBy('booked_at', 'desc')
    .executeTakeFirst();
  return payment?.booked_at;
}

type State = { order: Order; account: Account; paidAt: string | null; replacedAt: string | null };

function withState(
  { buyer, ...document }: InvoiceDocument,
  { order, account: { received, credited }, paidAt, replacedAt }: State,
): InvoiceDocument {
  const current = {
    ...document,
    ...(!order.forgotten_at && buyer && { buyer }),
    ...{ paidAt, cancelledAt: order.cancelled_at },
    ...{ withdrawnAt: order.withdrawn_at, sentAt: order.sent_at },
    ...(replacedAt && { replacedAt }),
  };
  return isPayable(current) ? { ...current, received, credited } : current;
}
