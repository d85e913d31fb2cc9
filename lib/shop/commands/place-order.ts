import type { Database } from '@/lib/shop/database/open-database';
import { orderFromRow } from '@/lib/shop/orders/order';
import { payWithVoucher } from '@/lib/shop/vouchers/redeem-voucher';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import { insertOrder, type OrderRequest, type Placed } from './insert-order';
import { lockOrder } from './order-command';
import { settleOrder } from './pay-order';
import { takeStock } from './stock';
import { writeInvoice } from './write-invoice';

/** Thrown to roll back the transaction if the order cannot be placed. */
class OrderRejected extends Error {
  constructor(readonly why: Exclude<Placed, { isNew: boolean }>) {
    super('Not sold');
  }
}

/**
 * Places an order. Stock, voucher, invoice and mails are written in one transaction. Submitting the same form again
 * returns the first order. To avoid deadlocks in PostgreSQL, rows are always locked in this sequence: form, stock by
 * article, voucher, invoice counter.
 * @throws if the shop config does not accept the payment method, or the database cannot be written
 */
export async function placeOrder(db: Database, request: OrderRequest): Promise<Placed> {
  checkPayment(request);
  const placing = db.transaction().execute((tx) => place(tx, request));
  return placing.catch((error) => {
    if (error instanceof OrderRejected) return error.why;
    throw error;
  });
}

async function place(tx: Database, request: OrderRequest): Promise<Placed> {
  const { form, shopConfig, now } = request;
  const id = await insertOrder(tx, request);
  if (id === undefined) return { order: await readFirst(tx, form.formKey), isNew: false };
  await writeLog(tx, { actor: 'visitor', act: 'placed', orderId: id }, now);
  await enqueueCustomerMail(tx, 'placed', id, now);
  // From here on the stock rows are locked and buyers of the same articles wait, so everything else
  // comes before.
  const soldOut = await takeStock(tx, request.quote.lines, now);
  if (soldOut.length > 0) throw new OrderRejected({ soldOut });
  await redeemVoucher(tx, id, request);
  const order = await lockNewOrder(tx, id);
  const settled = order.total === 0 ? await settleOrder(tx, order, now) : order;
  // With other payment methods the invoice is written at payment: an order that is never paid needs
  // none.
  if (form.payment === 'bill' || settled.paid_at)
    await writeInvoice(tx, settled, { shopConfig, now });
  return { order: settled, isNew: true };
}

async function redeemVoucher(tx: Database, orderId: string, { form, quote, now }: OrderRequest) {
  if (!form.voucherCode) return;
  const { currency, total: most } = quote;
  const paid = await payWithVoucher(tx, { code: form.voucherCode, currency, most, orderId, now });
  if ('fault' in paid) throw new OrderRejected({ voucher: paid.fault });
  await tx
    .updateTable('orders')
    .set({ redeemed: paid.redeemed, total: most - paid.redeemed })
    .where('id', '=', orderId)
    .execute();
}

async function lockNewOrder(tx: Database, id: string) {
  const order = await lockOrder(tx, id);
  if (!order) throw new Error('The order disappeared while it was written');
  return order;
}

async function readFirst(tx: Database, formKey: string) {
  const row = await tx
    .selectFrom('orders')
    .selectAll()
    .where('form_key', '=', formKey)
    .executeTakeFirstOrThrow();
  return orderFromRow(tx, row);
}

/** Already validated with the form; repeated here so that no caller can skip it. */
function checkPayment({ form, shopConfig }: OrderRequest): void {
  const { bill, hasStripe, collection } = shopConfig.payment;
  const isTaken = { bill: Boolean(bill), stripe: hasStripe, collection: Boolean(collection) };
  if (!isTaken[form.payment]) throw new Error(`The shop accepts no payment by ${form.payment}`);
}
