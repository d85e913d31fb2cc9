import { sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '../database/transactions';
import { forgetOrder, type RetainedData } from './forget-order';

/** `forgotten`: the number of orders whose personal data was deleted. */
export type ForgetResult = { forgotten: number; stays: RetainedData[] };

/**
 * Deletes the personal data for an email address from all orders and forms. For site staff only: a
 * visitor on an order page has access to that order alone (`forgetOrder`), whatever address it
 * contains.
 */
export function forgetPerson(
  db: Database,
  email: string,
  now: Date,
  actor = 'site',
): Promise<ForgetResult> {
  const address = email.trim().toLowerCase();
  return inTransaction(db, async (tx) => {
    await forgetForms(tx, address);
    const stays: RetainedData[] = [];
    const orders = address === '' ? [] : await ordersOf(tx, address);
    for (const { id } of orders)
      stays.push(...(await forgetOrder(tx, { orderId: id, actor, now })));
    const underWay = stays.filter(({ why }) => why === 'under-way').length;
    return { forgotten: orders.length - underWay, stays };
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
 * Deletes forms that became no order: checkout drafts, which expire after an hour anyway, and
 * withdrawal declarations without an order.
 */
async function forgetForms(tx: Database, address: string): Promise<void> {
  if (address === '') return;
  for (const { key, form } of await tx.selectFrom('drafts').select(['key', 'form']).execute())
    if (form.toLowerCase().includes(address))
      await tx.deleteFrom('drafts').where('key', '=', key).execute();
  const declared = tx.deleteFrom('declarations').where(sql<string>`lower(email)`, '=', address);
  await declared.where('order_id', 'is', null).execute();
}
