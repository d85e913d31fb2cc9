import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import { invoiceName } from '@/lib/shop/invoices/invoice-name';
import { makeReference } from '@/lib/shop/invoices/make-reference';
import { type CreditPart, paperOf, type ToWrite } from '@/lib/shop/invoices/paper-of';
import { houseDay } from '@/lib/shop/orders/house-day';
import type { Order } from '@/lib/shop/orders/order';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

type Issue = { till: ShopConfig; now: Date };

/** The invoice of an order that has none yet, as the last of its transaction. */
export async function writeInvoice(tx: Database, order: Order, issue: Issue): Promise<void> {
  if (await hasInvoice(tx, order.id)) return;
  await writePaper(tx, order, { ...issue, kind: 'invoice' });
}

/**
 * Gives back what an order was to cost, or `part` of it; as the last of its transaction but its line in the log.
 * @returns the name of the credit note
 */
export async function writeCredit(
  tx: Database,
  order: Order,
  issue: Issue & { part?: CreditPart },
): Promise<string> {
  return writePaper(tx, order, {
    ...issue,
    kind: 'credit',
    corrects: await invoiceOf(tx, order.id),
  });
}

/** What was billed needs a credit note where it is given back. */
export async function hasInvoice(tx: Database, orderId: string): Promise<boolean> {
  return (await invoiceOf(tx, orderId)) !== undefined;
}

/** The name of an order's invoice. */
async function invoiceOf(tx: Database, orderId: string): Promise<string | undefined> {
  const invoice = await tx
    .selectFrom('invoices')
    .select(['year', 'number'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .executeTakeFirst();
  return invoice && invoiceName(invoice.year, invoice.number);
}

type Writing = Issue & Pick<ToWrite, 'kind' | 'part' | 'corrects'>;

async function writePaper(tx: Database, order: Order, writing: Writing): Promise<string> {
  const { till, now, kind, part, corrects } = writing;
  const issuedAt = now.toISOString();
  const year = Number(houseDay(now).slice(0, 4));
  const number = await nextNumber(tx, year);
  const iban = till.payment.bill?.iban;
  // A credit is not paid: the bank's file never names it.
  const reference = kind === 'invoice' && iban ? makeReference(iban, year, number) : '';
  const named = { kind, year, number, reference, issuedAt };
  const paper = paperOf({ order, till, ...named, part, corrects });
  await tx
    .insertInto('invoices')
    .values({
      id: randomUUID(),
      order_id: order.id,
      currency: order.currency,
      ...{ kind, year, number, amount: paper.total, reference },
      paper: JSON.stringify(paper),
      issued_at: issuedAt,
    })
    .execute();
  return paper.name;
}

/**
 * The next number of a year's papers, from 1 and without a gap: the counter's row is held until the transaction ends, and
 * goes back with it. So it is asked for last.
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
