import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { type InvoiceDocument, parseDocument } from './invoice-document';

/** The documents of an order, oldest first, with the order's current state (`readDocument`). */
export async function readDocuments(db: Database, order: Order): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('paper')
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ paper }) => readDocument(paper, order));
}

/**
 * A stored document with the order's current state, so that the document of an order that has since been paid,
 * cancelled or withdrawn requests no payment. For a forgotten order the buyer is omitted.
 */
export function readDocument(paper: string, order: Order): InvoiceDocument {
  const { buyer, ...document } = parseDocument(paper);
  const { paid_at: paidAt, cancelled_at: cancelledAt, withdrawn_at: withdrawnAt } = order;
  const laterEvents = { paidAt, cancelledAt, withdrawnAt, sentAt: order.sent_at };
  return { ...document, ...(!order.forgotten_at && buyer && { buyer }), ...laterEvents };
}
