import type { Kysely, Migration } from 'kysely';

/** Withdrawals, parcels and returns by line and piece, and the part named in a withdrawal request. */
export const pieces: Migration = {
  async up(db: Kysely<unknown>) {
    await createRecord(db, 'withdrawals', 'id').execute();
    await createRecord(db, 'shipments', 'id')
      .addColumn('tracking', 'text', (is) => is.notNull())
      .execute();
    await createRecord(db, 'returns', 'key').execute();
    for (const table of ['withdrawals', 'shipments', 'returns'])
      await db.schema.createIndex(`${table}_by_order_id`).on(table).column('order_id').execute();
    await db.schema
      .alterTable('declarations')
      .addColumn('part', 'text', (is) => is.notNull().defaultTo(''))
      .execute();
  },
};

/** A table whose rows each record some pieces of an order and a time. */
function createRecord({ schema }: Kysely<unknown>, table: string, key: string) {
  return schema
    .createTable(table)
    .addColumn(key, 'text', (is) => is.primaryKey())
    .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
    .addColumn('lines', 'text', (is) => is.notNull())
    .addColumn('at', 'text', (is) => is.notNull());
}
