import { randomUUID } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { orderSearch } from '@/lib/shop/database/order-search';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Address } from '@/lib/shop/orders/address';
import type { Gift } from '@/lib/shop/orders/gift';
import {
  createOrderNumber,
  createToken,
  digestToken,
  findOrderByForm,
  lockOrder,
  type Order,
} from '@/lib/shop/orders/order';
import { takeDiscountUse } from '@/lib/shop/pricing/discount-uses';
import type { CartRequest, Quote, QuotedLine } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { payWithVoucher, type VoucherError } from '@/lib/shop/vouchers/voucher';
import { type SoldOut, takeStock } from '../articles/stock';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import { settleOrder } from './pay-order';
import { writeInvoice } from './write-invoice';

/** The checkout input, validated. */
export type OrderForm = {
  /** Created with the form, so that submitting the same form twice places only one order. */
  formKey: string;
  email: string;
  /** The billing address. */
  address: Address;
  /** Absent if the goods go to `address`. */
  deliveryAddress?: Address | undefined;
  gift?: Gift | undefined;
  /** The buyer's message to the seller; may be empty. */
  message: string;
  payment: PaymentMethod;
  voucherCode?: string;
};

export type OrderRequest = {
  cartRequest: CartRequest;
  /** The quote that `makeQuote` computed and the buyer has seen. */
  quote: Quote;
  form: OrderForm;
  shopConfig: ShopConfig;
  locale: Locale;
  now: Date;
};

export type Placed =
  /** `isNew`: false if the same form had already been submitted. */
  | { order: Order; isNew: boolean }
  | { soldOut: SoldOut[] }
  | { voucher: VoucherError }
  | { discount: 'discount-used' };

/** Thrown to roll back the transaction if the order cannot be placed. */
class OrderRejected extends Error {
  constructor(readonly rejection: Exclude<Placed, { isNew: boolean }>) {
    super('Not sold');
  }
}

/**
 * Places an order. Stock, voucher, invoice and mails are written in one transaction. Submitting the same form again
 * returns the first order. To avoid deadlocks in PostgreSQL, rows are always locked in this sequence: form, stock by
 * article, discount code, voucher, invoice counter.
 * @throws if the shop config does not accept the payment method, or the database cannot be written
 */
export async function placeOrder(db: Database, request: OrderRequest): Promise<Placed> {
  checkPayment(request);
  const placing = db.transaction().execute((tx) => placeInTransaction(tx, request));
  return placing.catch((error) => {
    if (error instanceof OrderRejected) return error.rejection;
    throw error;
  });
}

async function placeInTransaction(tx: Database, request: OrderRequest): Promise<Placed> {
  const { form, shopConfig, now } = request;
  const id = await insertOrder(tx, request);
  if (id === undefined) {
    const first = await findOrderByForm(tx, form.formKey);
    if (!first) throw new Error('The order placed with this form disappeared');
    return { order: first, isNew: false };
  }
  await writeLog(tx, { actor: 'visitor', act: 'placed', orderId: id }, now);
  await enqueueCustomerMail(tx, 'placed', id, now);
  // From here on the stock rows are locked and buyers of the same articles wait, so the order, its
  // log entry and its mail are written before.
  const soldOut = await takeStock(tx, request.quote.lines, now);
  if (soldOut.length > 0) throw new OrderRejected({ soldOut });
  const { discountCode } = request.cartRequest;
  if (discountCode && !(await takeDiscountUse(tx, discountCode)))
    throw new OrderRejected({ discount: 'discount-used' });
  await redeemVoucher(tx, id, request);
  const order = await lockOrder(tx, id);
  if (!order) throw new Error('The order disappeared while it was written');
  const settled = order.total === 0 ? await settleOrder(tx, order, now) : order;
  // With other payment methods the invoice is written at payment: an order that is never paid needs
  // none.
  if (form.payment === 'bill' || settled.paid_at)
    await writeInvoice(tx, settled, { shopConfig, now });
  return { order: settled, isNew: true };
}

/**
 * Inserts an order and its lines. If the same form is submitted twice at once, the second insert
 * waits for the first.
 * @returns the order's id; `undefined` if the form is already an order
 */
async function insertOrder(tx: Database, request: OrderRequest): Promise<string | undefined> {
  const { cartRequest, quote, form, locale, now } = request;
  const id = randomUUID();
  const token = createToken();
  const { email } = form;
  const searched = {
    ...{ number: await freshNumber(tx), email, address: JSON.stringify(form.address) },
    delivery_address: form.deliveryAddress ? JSON.stringify(form.deliveryAddress) : null,
  };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('orders')
    .values({
      id,
      ...searched,
      search: orderSearch(searched, quote.lines),
      token,
      token_digest: digestToken(token),
      form_key: form.formKey,
      locale,
      currency: quote.currency,
      delivery: cartRequest.delivery,
      country: cartRequest.country,
      payment: form.payment,
      payment_state: 'open',
      delivery_state: 'waiting',
      goods: quote.goods,
      postage: quote.postage,
      redeemed: 0,
      total: quote.total,
      vat: JSON.stringify(quote.vat),
      reverse_charge: Number(quote.isReverseCharge),
      discounts: quote.discounts.length > 0 ? JSON.stringify(quote.discounts) : null,
      gift: form.gift ? JSON.stringify(form.gift) : null,
      message: form.message,
      tracking: '',
      note: '',
      placed_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return undefined;
  const lines = quote.lines.map((line, position) => ({ ...line, position }));
  await insertLines(tx, id, lines);
  return id;
}

/** Inserts the lines of an order. */
export async function insertLines(
  tx: Database,
  orderId: string,
  quoted: readonly (QuotedLine & { position: number })[],
): Promise<void> {
  const lines = quoted.map((line) => ({
    id: randomUUID(),
    order_id: orderId,
    position: line.position,
    article: line.article,
    kind: line.kind,
    title: line.title,
    pieces: line.pieces,
    price: line.price,
    discount: line.discount,
    vat_class: line.vatClass,
    vat_rate: line.vatRate,
  }));
  await tx.insertInto('order_lines').values(lines).execute();
}

async function freshNumber(tx: Database): Promise<string> {
  const number = createOrderNumber();
  const existing = tx.selectFrom('orders').select('id').where('number', '=', number);
  return (await existing.executeTakeFirst()) ? freshNumber(tx) : number;
}

async function redeemVoucher(tx: Database, orderId: string, { form, quote, now }: OrderRequest) {
  if (!form.voucherCode) return;
  const { currency, total: orderTotal } = quote;
  const paid = await payWithVoucher(tx, {
    code: form.voucherCode,
    currency,
    maximum: orderTotal,
    orderId,
    now,
  });
  if ('error' in paid) throw new OrderRejected({ voucher: paid.error });
  await tx
    .updateTable('orders')
    .set({ redeemed: paid.redeemed, total: orderTotal - paid.redeemed })
    .where('id', '=', orderId)
    .execute();
}

/** The payment method was validated with the form; repeated here so that no caller can skip it. */
function checkPayment({ form, shopConfig }: OrderRequest): void {
  const { bill, hasStripe, collection } = shopConfig.payment;
  const isTaken = { bill: Boolean(bill), stripe: hasStripe, collection: Boolean(collection) };
  if (!isTaken[form.payment]) throw new Error(`The shop accepts no payment by ${form.payment}`);
}
