import { sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import { forgetOrder, type Stay } from './forget-order';
import { inTransaction } from './in-transaction';

/** `forgotten`: how many orders no longer say whose they were. */
export type Forgotten = { forgotten: number; stays: Stay[] };

/**
 * Forgets whoever ordered under a mail address, in every order and every form. For those of the house alone: on an
 * order's page a visitor has shown no more than that order (`forgetOrder`), whatever address stands in it.
 */
export function forgetPerson(
  db: Database,
  email: string,
  now: Date,
  actor = 'site',
): Promise<Forgotten> {
  const address = email.trim().toLowerCase();
  return inTransaction(db, async (tx) => {
    await forgetForms(tx, address);
    const stays: Stay[] = [];
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

/** Forms that became no order: unfinished ones, which go after an hour by themselves, and withdrawals of no order. */
async function forgetForms(tx: Database, address: string): Promise<void> {
  if (address === '') return;
  for (const { key, form } of await tx.selectFrom('drafts').select(['key', 'form']).execute())
    if (form.toLowerCase().includes(address))
      await tx.deleteFrom('drafts').where('key', '=', key).execute();
  const declared = tx.deleteFrom('declarations').where(sql<string>`lower(email)`, '=', address);
  await declared.where('order_id', 'is', null).execute();
}
