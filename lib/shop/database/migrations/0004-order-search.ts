import type { Kysely, Migration } from 'kysely';
import { orderSearch } from '../order-search';
import type { Tables } from '../tables';

/** Orders per batch. */
const batch = 500;

/** Adds the folded search text of orders and fills it for existing ones. */
export const orderSearchColumn: Migration = {
  async up(db: Kysely<unknown>) {
    // Kysely opens a transaction only on PostgreSQL. On SQLite this opens one: a failure would otherwise
    // leave the column in place with the migration not recorded.
    if (db.isTransaction) await addAndFill(db as Kysely<Tables>);
    else await (db as Kysely<Tables>).transaction().execute(addAndFill);
  },
};

async function addAndFill(tx: Kysely<Tables>): Promise<void> {
  await tx.schema
    .alterTable('orders')
    .addColumn('search', 'text', (is) => is.notNull().defaultTo(''))
    .execute();
  for (let last = ''; ; ) {
    const orders = await tx
      .selectFrom('orders')
      .select(['id', 'number', 'email', 'address'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const order of orders) await fill(tx, order);
    if (orders.length < batch) return;
    last = orders.at(-1)?.id ?? last;
  }
}

type Order = { id: string; number: string; email: string; address: string };

async function fill(tx: Kysely<Tables>, order: Order): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines')
    .select(['title', 'article'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  await tx
    .updateTable('orders')
    .set({ search: orderSearch(order, lines) })
    .where('id', '=', order.id)
    .execute();
}
