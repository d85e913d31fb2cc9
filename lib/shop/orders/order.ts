import { timingSafeEqual } from 'node:crypto';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import type { OrderLineTable, OrderTable } from '@/lib/shop/database/tables';
import type { VatPart } from '@/lib/shop/pricing/quote';
import { digestToken, isToken } from './access-token';

const line = (most: number) => z.string().trim().min(1).max(most);

/** The buyer as stored in `orders.address`; lengths as QR-bills allow (IG QR-bill 2.3, type S). */
export const addressSchema = z.strictObject({
  name: line(70),
  street: line(70),
  building: z.string().trim().max(16).default(''),
  postcode: line(16),
  town: line(35),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

export type Address = z.infer<typeof addressSchema>;

const vatSchema = z.array(z.strictObject({ rate: z.int(), gross: z.int(), vat: z.int() }));

/** Parses `orders.vat`: the order's VAT by rate. */
export function parseVat(json: string): VatPart[] {
  return vatSchema.parse(JSON.parse(json));
}

/** An order: its database row with JSON columns parsed, and its lines in order. */
export type Order = Omit<
  Selectable<OrderTable>,
  'token_digest' | 'form_key' | 'search' | 'address' | 'vat' | 'locale'
> & {
  locale: Locale;
  /** Absent once the order is forgotten. */
  address?: Address;
  vat: VatPart[];
  lines: Selectable<OrderLineTable>[];
};

/** An order with its lines; `undefined` if it does not exist. */
export async function readOrder(db: Database, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && orderFromRow(db, row);
}

/** Converts a row of `orders` to an `Order`, with its lines. */
export async function orderFromRow(db: Database, row: Selectable<OrderTable>): Promise<Order> {
  const { token_digest: _, form_key: __, search: ___, address, vat, locale, ...order } = row;
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    ...order,
    locale: isLocale(locale) ? locale : defaultLocale,
    address: address ? addressSchema.parse(JSON.parse(address)) : undefined,
    vat: parseVat(vat),
    lines,
  };
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
