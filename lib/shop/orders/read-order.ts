import type { Selectable } from 'kysely';
import { defaultLocale, isLocale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import type { OrderTable } from '@/lib/shop/database/tables';
import { addressSchema } from './address';
import { openVat } from './open-vat';
import type { Order } from './order';

/** An order with its lines; `undefined` if it does not exist. */
export async function readOrder(db: Database, id: string): Promise<Order | undefined> {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  return row && openOrder(db, row);
}

/** Converts a row of `orders` to an `Order`, with its lines. */
export async function openOrder(db: Database, row: Selectable<OrderTable>): Promise<Order> {
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
    vat: openVat(vat),
    lines,
  };
}
