import { createTranslator } from 'next-intl';
import { loadMessages } from '@/lib/i18n/messages';
import type { Database } from '@/lib/shop/database/open-database';
import { findOrder } from '@/lib/shop/orders/find-order';
import type { Order } from '@/lib/shop/orders/order';
import { type Paper, readPaper } from './paper';
import { invoicePdf } from './pdf/invoice-pdf';

/**
 * The invoice of the order that a token opens, as PDF; with a name (`2026-0043`) another of its papers, such as a credit
 * note. 404 where there is none; no cache may hold it.
 */
export async function answerInvoice(db: Database, token: string, name?: string | null) {
  const order = await findOrder(db, token);
  const papers = order ? await readPapers(db, order) : [];
  const paper = papers.find((one) => (name ? one.name === name : one.kind === 'invoice'));
  if (!paper) return new Response(null, { status: 404, headers });
  const pdf = new Uint8Array(await invoicePdf(paper));
  const named = `inline; filename="${await fileName(paper)}"`;
  const typed = { 'Content-Type': 'application/pdf', 'Content-Disposition': named };
  return new Response(pdf, { headers: { ...headers, ...typed } });
}

const headers = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
};

async function fileName({ locale, kind, name }: Paper): Promise<string> {
  const messages = await loadMessages(locale);
  return createTranslator({ locale, messages, namespace: 'Invoice' })('file', { kind, name });
}

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
