import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder } from '@/lib/shop/orders/order';
import type { InvoiceDocument } from './invoice-document';
import { invoicePdf } from './pdf/invoice-pdf';
import { readDocuments } from './read-documents';

/**
 * The invoice of the order with this token as PDF; with `name` (`2026-0043`) another document of the order,
 * such as a credit note. 404 if there is none. Never cached.
 */
export async function handleInvoiceRequest(db: Database, token: string, name?: string | null) {
  const order = await findOrder(db, token);
  const documents = order ? await readDocuments(db, order) : [];
  const document = documents.findLast((one) => (name ? one.name === name : one.kind === 'invoice'));
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
