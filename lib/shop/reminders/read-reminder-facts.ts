import type { Database } from '@/lib/shop/database/open-database';
import { isPayable } from '@/lib/shop/invoices/invoice-document';
import { readDocuments } from '@/lib/shop/invoices/read-documents';
import type { ReminderFacts } from '@/lib/shop/mail/mail';
import type { Order } from '@/lib/shop/orders/order';
import { readReminders } from './overdue-orders';

/** What a reminder asks for; `undefined` if the order is no longer overdue, so that none is sent. */
export async function readReminderFacts(
  db: Database,
  order: Order,
  now: Date,
): Promise<ReminderFacts | undefined> {
  const { dueOn, isOverdue } = await readReminders(db, order.id, now);
  if (!dueOn || !isOverdue) return undefined;
  const documents = await readDocuments(db, order);
  const invoice = documents.findLast(({ kind }) => kind === 'invoice');
  return invoice && isPayable(invoice) ? { invoice, dueOn } : undefined;
}
