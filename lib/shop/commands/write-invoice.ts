import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import {
  type CreditPart,
  createDocument,
  createPaymentReference,
  type DocumentInput,
  dueDay,
  invoiceName,
} from '@/lib/shop/invoices/invoice-document';
import { siteDay } from '@/lib/shop/orders/book-dates';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

type InvoiceContext = { shopConfig: ShopConfig; now: Date };

/**
 * Writes the invoice if the order has none. Call it as late in the transaction as possible
 * (`nextNumber`).
 */
export async function writeInvoice(
  tx: Database,
  order: Order,
  context: InvoiceContext,
): Promise<void> {
  if (await hasInvoice(tx, order.id)) return;
  await writeDocument(tx, order, { ...context, kind: 'invoice' });
}

/**
 * Writes a credit note for the whole order, or for `part` of it. Call it as late in the transaction
 * as possible (`nextNumber`).
 */
export async function writeCredit(
  tx: Database,
  order: Order,
  context: InvoiceContext & { part?: CreditPart },
): Promise<WrittenDocument> {
  return writeDocument(tx, order, {
    ...context,
    kind: 'credit',
    corrects: await findInvoiceName(tx, order.id),
  });
}

/**
 * Whether the order has an invoice; if so, an order cancelled or returned without payment needs a
 * credit note.
 */
export async function hasInvoice(tx: Database, orderId: string): Promise<boolean> {
  return (await findInvoiceName(tx, orderId)) !== undefined;
}

/** The name of the order's invoice in force, if any. */
async function findInvoiceName(tx: Database, orderId: string): Promise<string | undefined> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['year', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return invoice && invoiceName(invoice.year, invoice.number);
}

/** `name`: `2026-0042`. */
type WrittenDocument = { id: string; name: string };

type DocumentContext = InvoiceContext & Pick<DocumentInput, 'kind' | 'part' | 'corrects'>;

async function writeDocument(
  tx: Database,
  order: Order,
  documentContext: DocumentContext,
): Promise<WrittenDocument> {
  const { shopConfig, now, kind, part, corrects } = documentContext;
  const issuedAt = now.toISOString();
  const year = Number(siteDay(now).slice(0, 4));
  const number = await nextNumber(tx, year);
  const iban = shopConfig.payment.bill?.iban;
  // A credit note is not paid, so the bank file never refers to it.
  const reference = kind === 'invoice' && iban ? createPaymentReference(iban, year, number) : '';
  const identity = { kind, year, number, reference, issuedAt };
  const document = createDocument({ order, shopConfig, ...identity, part, corrects });
  const id = randomUUID();
  await tx
    .insertInto('invoices')
    .values({
      id,
      order_id: order.id,
      currency: order.currency,
      ...{ kind, year, number, amount: document.total, reference },
      paper: JSON.stringify(document),
      issued_at: issuedAt,
      due_on: kind === 'invoice' ? dueDay(document) : undefined,
    })
    .execute();
  return { id, name: document.name };
}

/**
 * The next document number of a year, from 1 without gaps: a rollback of the transaction also undoes the
 * count. The counter's row is locked until the transaction ends, so call this as late as possible.
 */
async function nextNumber(tx: Database, year: number): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((row) => ({
        last: row('invoice_counters.last', '+', 1),
      })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}
