import { sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import { findGiftsTo } from '@/lib/shop/orders/gift';
import { inTransaction } from '../database/transactions';
import { eraseGiftRecipient, eraseOrderData, type RetainedData } from './erase-order-data';

/** `forgotten`: the number of orders whose personal data was deleted. */
export type ErasureResult = { forgotten: number; stays: RetainedData[] };

/**
 * Deletes the personal data for an email address from all orders, gifts, forms and stock alerts. For site staff only:
 * a visitor on an order page has access to that order alone (`eraseOrderData`), whatever address it
 * contains.
 */
export function erasePersonalData(
  db: Database,
  email: string,
  now: Date,
  actor = 'site',
): Promise<ErasureResult> {
  const address = email.trim().toLowerCase();
  return inTransaction(db, async (tx) => {
    await eraseForms(tx, address);
    const stays: RetainedData[] = [];
    const orders = address === '' ? [] : await ordersOf(tx, address);
    for (const { id } of orders)
      stays.push(...(await eraseOrderData(tx, { orderId: id, actor, now })));
    const gifts = address === '' ? [] : await findGiftsTo(tx, address);
    for (const { id } of gifts)
      stays.push(...(await eraseGiftRecipient(tx, { orderId: id, actor, now })));
    const underWay = stays.filter(({ reason }) => reason === 'under-way').length;
    return { forgotten: orders.length + gifts.length - underWay, stays };
  });
}

function ordersOf(tx: Database, address: string) {
  return tx
    .selectFrom('orders')
    .select('id')
    .where(sql<string>`lower(email)`, '=', address)
    .orderBy('id')
    .execute();
}

/**
 * Deletes what belongs to no order: drafts (which expire after an hour anyway), unsent forms of staff, stock
 * alerts, and withdrawal declarations without an order.
 */
async function eraseForms(tx: Database, address: string): Promise<void> {
  if (address === '') return;
  for (const { key, form } of await tx.selectFrom('drafts').select(['key', 'form']).execute())
    if (form.toLowerCase().includes(address))
      await tx.deleteFrom('drafts').where('key', '=', key).execute();
  for (const { id, fields } of await tx
    .selectFrom('unsent_forms')
    .select(['id', 'fields'])
    .execute())
    if (fields.toLowerCase().includes(address))
      await tx.deleteFrom('unsent_forms').where('id', '=', id).execute();
  await tx.deleteFrom('stock_alerts').where('email', '=', address).execute();
  const declared = tx.deleteFrom('declarations').where(sql<string>`lower(email)`, '=', address);
  await declared.where('order_id', 'is', null).execute();
}
