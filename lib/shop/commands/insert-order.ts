import { randomUUID } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import { orderSearch } from '@/lib/shop/database/order-search';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import { createToken, digestToken } from '@/lib/shop/orders/access-token';
import type { Address, Order } from '@/lib/shop/orders/order';
import { createOrderNumber } from '@/lib/shop/orders/order-number';
import type { CartRequest, Quote } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { VoucherError } from '@/lib/shop/vouchers/voucher';
import type { SoldOut } from './stock';

/** The checkout input, validated. */
export type OrderForm = {
  /** Created with the form, so that submitting the same form twice places only one order. */
  formKey: string;
  email: string;
  address: Address;
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
  { order: Order; isNew: boolean } | { soldOut: SoldOut[] } | { voucher: VoucherError };

/**
 * Inserts an order and its lines. If the same form is submitted twice at once, the second insert
 * waits for the first.
 * @returns the order's id; `undefined` if the form is already an order
 */
export async function insertOrder(
  tx: Database,
  request: OrderRequest,
): Promise<string | undefined> {
  const { cartRequest, quote, form, locale, now } = request;
  const id = randomUUID();
  const token = createToken();
  const { email } = form;
  const searched = { number: await freshNumber(tx), email, address: JSON.stringify(form.address) };
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
      message: form.message,
      tracking: '',
      note: '',
      placed_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('form_key').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return undefined;
  await insertLines(tx, id, request);
  return id;
}

async function insertLines(tx: Database, orderId: string, { quote }: OrderRequest) {
  const lines = quote.lines.map((line, position) => ({
    id: randomUUID(),
    order_id: orderId,
    position,
    article: line.article,
    kind: line.kind,
    title: line.title,
    pieces: line.pieces,
    price: line.price,
    vat_class: line.vatClass,
    vat_rate: line.vatRate,
  }));
  await tx.insertInto('order_lines').values(lines).execute();
}

async function freshNumber(tx: Database): Promise<string> {
  const number = createOrderNumber();
  const taken = tx.selectFrom('orders').select('id').where('number', '=', number);
  return (await taken.executeTakeFirst()) ? freshNumber(tx) : number;
}
