import type { Database } from '@/lib/shop/database/open-database';
import { dueDay } from '@/lib/shop/invoices/invoice-document';
import { readDocuments } from '@/lib/shop/invoices/read-documents';
import type { ReminderFacts } from '@/lib/shop/mail/mail';
import { type Order, readAccount } from '@/lib/shop/orders/order';
import { isOrderOverdue } from './overdue-orders';

/** What a reminder asks for; `undefined` if the order is no longer overdue, so that none is sent. */
export async function readReminderFacts(
  db: Database,
  order: Order,
  now: Date,
): Promise<ReminderFacts | undefined> {
  const documents = await readDocuments(db, order);
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  const dueOn = invoice && dueDay(invoice);
  if (!invoice || !dueOn || !isOrderOverdue(order, dueOn, now)) return undefined;
  const { open, received, credited } = await readAccount(db, order);
  return open > 0 ? { invoice, dueOn, open, received, credited } : undefined;
}
