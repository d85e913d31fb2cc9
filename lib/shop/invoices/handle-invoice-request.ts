import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder, type Order } from '@/lib/shop/orders/order';
import { type InvoiceDocument, parseDocument } from './invoice-document';
import { invoicePdf } from './pdf/invoice-pdf';

/**
 * The invoice PDF of the order with this token, or with `name` (`2026-0043`) another of its
 * documents, such as a credit note. 404 if there is none. Never cached.
 */
export async function handleInvoiceRequest(db: Database, token: string, name?: string | null) {
  const order = await findOrder(db, token);
  const documents = order ? await readDocuments(db, order) : [];
  const document = documents.find((one) => (name ? one.name === name : one.kind === 'invoice'));
  if (!document) return new Response(null, { status: 404, headers });
  const pdf = new Uint8Array(await invoicePdf(document));
  const contentDisposition = `inline; filename="${await fileName(document)}"`;
  const typed = { 'Content-Type': 'application/pdf', 'Content-Disposition': contentDisposition };
  return new Response(pdf, { headers: { ...headers, ...typed } });
}

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

async function fileName({ locale, kind, name }: InvoiceDocument): Promise<string> {
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: 'Invoice' })('file', { kind, name });
}

/**
 * The documents of an order, oldest first, with the order's current state: a paid, cancelled or
 * withdrawn order requests no payment. For a forgotten order the buyer is omitted.
 */
export async function readDocuments(db: Database, order: Order): Promise<InvoiceDocument[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('paper')
    .where('order_id', '=', order.id)
    .orderBy('year')
    .orderBy('number')
    .execute();
  return rows.map(({ paper: json }) => {
    const { buyer, ...document } = parseDocument(json);
    const { paid_at: paidAt, cancelled_at: cancelledAt, withdrawn_at: withdrawnAt } = order;
    const laterEvents = { paidAt, cancelledAt, withdrawnAt };
    return { ...document, ...(!order.forgotten_at && buyer && { buyer }), ...laterEvents };
  });
}
