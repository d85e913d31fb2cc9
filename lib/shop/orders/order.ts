import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import type { OrderLineTable, OrderTable } from '@/lib/shop/database/tables';
import { type Discount, discountSchema } from '@/lib/shop/pricing/discounts';
import type { VatPart } from '@/lib/shop/pricing/quote';
import { type Address, addressSchema } from './address';
import { type Gift, giftSchema } from './gift';

const vatSchema = z.array(z.strictObject({ rate: z.int(), gross: z.int(), vat: z.int() }));

/** Parses `orders.vat`: the order's VAT by rate. */
export function parseVat(json: string): VatPart[] {
  return vatSchema.parse(JSON.parse(json));
}

/** An order: its database row with JSON columns parsed, and its lines in order. */
export type Order = Omit<
  Selectable<OrderTable>,
  | 'token_digest'
  | 'form_key'
  | 'search'
  | 'locale'
  | 'address'
  | 'delivery_address'
  | 'gift'
  | 'discounts'
  | 'vat'
> & {
  locale: Locale;
  /** The billing address; absent once the order is forgotten. */
  address?: Address;
  /** Absent if the goods go to `address` (`deliveryAddressOf`). */
  deliveryAddress?: Address;
  gift?: Gift;
  discounts: Discount[];
  vat: VatPart[];
  lines: Selectable<OrderLineTable>[];
};

/** An order with its lines; `undefined` if it does not exist. */
export async function readOrder(db: Database, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && orderFromRow(db, row);
}

/** Reads an order and locks its row until the transaction ends. */
export async function lockOrder(tx: Database, orderId: string): Promise<Order | undefined> {
  const found = tx.selectFrom('orders').selectAll().where('id', '=', orderId);
  const row = await lockRows(tx, found).executeTakeFirst();
  return row && orderFromRow(tx, row);
}

/** Converts a row of `orders` to an `Order`, with its lines. */
export async function orderFromRow(db: Database, row: Selectable<OrderTable>): Promise<Order> {
  const { token_digest: _, form_key: __, search: ___, locale, ...rest } = row;
  const { address: billing, delivery_address, gift, discounts, vat, ...order } = rest;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    ...order,
    locale: isLocale(locale) ? locale : defaultLocale,
    address: billing ? addressSchema.parse(JSON.parse(billing)) : undefined,
    ...(delivery_address && {
      deliveryAddress: addressSchema.parse(JSON.parse(delivery_address)),
    }),
    ...(gift && { gift: giftSchema.parse(JSON.parse(gift)) }),
    discounts: discountSchema.array().parse(JSON.parse(discounts ?? '[]')),
    vat: parseVat(vat),
    lines,
  };
}

/** Where the goods of an order go; `undefined` once the order is forgotten. */
export function deliveryAddressOf({
  deliveryAddress,
  address,
}: Pick<Order, 'address' | 'deliveryAddress'>): Address | undefined {
  return deliveryAddress ?? address;
}

/** The order with this token; never looked up by its number, which is not secret. */
export async function findOrder(db: Database, token: string): Promise<Order | undefined> {
  if (!isToken(token)) return undefined;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('token_digest', '=', digestToken(token))
    .executeTakeFirst();
  const isIts = row && timingSafeEqual(Buffer.from(row.token), Buffer.from(token));
  return isIts ? orderFromRow(db, row) : undefined;
}

/** The order that a form with this key has already placed. */
export async function findOrderByForm(db: Database, formKey: string): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('form_key', '=', formKey)
    .executeTakeFirst();
  return row && orderFromRow(db, row);
}

const tokenBytes = 16;
const tokenPattern = new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((tokenBytes * 4) / 3)}}$`);

/** A secret token that grants access to a page (an order, a stored form): 128 bits, base64url. */
export function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Whether a text has the form of a token. Other texts are never looked up in the database. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text);
}

/**
 * SHA-256 digest used to look up an order, so that the lookup time reveals nothing about the token.
 */
export function digestToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * At most one character of each group that looks or sounds alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels, so
 * that no words result.
 */
const orderNumberAlphabet = '34679CDFGHJKMNPQRTWXYZ';

/**
 * A random order number (`K7Q-4ZT`) that is easy to say on the telephone: one of 113 million. It
 * grants no access.
 */
export function createOrderNumber(): string {
  const part = () =>
    Array.from(
      { length: 3 },
      () => orderNumberAlphabet[randomInt(orderNumberAlphabet.length)],
    ).join('');
  return `${part()}-${part()}`;
}

const orderNumberPattern = new RegExp(`^[${orderNumberAlphabet}]{3}-[${orderNumberAlphabet}]{3}$`);

/** Whether a text has exactly the form of an order number, so that it can contain nothing else. */
export function isOrderNumber(written: string): boolean {
  return orderNumberPattern.test(written);
}

/** The places in a text that may be order numbers, in any case, with or without the dash; they may overlap. */
export function orderNumbersIn(text: string): { number: string; start: number; end: number }[] {
  const part = `[${orderNumberAlphabet}]{3}`;
  const pattern = new RegExp(
    `(?<![A-Z0-9])(?=(${part})([\\s\\p{Pd}]?)(${part})(?![A-Z0-9]))`,
    'gu',
  );
  return [...text.toUpperCase().matchAll(pattern)].map(
    ({ index, 1: first, 2: dash = '', 3: last }) => ({
      number: `${first}-${last}`,
      ...{ start: index, end: index + 6 + dash.length },
    }),
  );
}

/** The balance of an order, in the smallest unit of its currency. */
export type Account = {
  /** Money received, minus refunds. */
  received: number;
  /** Amount of the credit notes for the invoice in force. */
  credited: number;
  /** Total owed, paid or not; 0 once cancelled. */
  owed: number;
  /** Still to be received. */
  open: number;
  /** Received but not owed. */
  toPayBack: number;
};

export async function readAccount(
  db: Database,
  order: Pick<Order, 'id' | 'total' | 'cancelled_at'>,
): Promise<Account> {
  const payments = db.selectFrom('payments').select('amount').where('order_id', '=', order.id);
  const documents = db.selectFrom('invoices').select('amount').where('order_id', '=', order.id);
  const received = sumOf(await payments.execute());
  const inForce = documents.where('kind', '=', 'credit').where('replaced_at', 'is', null);
  const credited = sumOf(await inForce.execute());
  const owed = order.cancelled_at ? 0 : order.total - credited;
  const open = Math.max(0, owed - received);
  return { received, credited, owed, open, toPayBack: Math.max(0, received - owed) };
}

/** Summed in JavaScript, because PostgreSQL returns sums as text. */
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
