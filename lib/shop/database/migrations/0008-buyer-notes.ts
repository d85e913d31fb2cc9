import type { Kysely, Migration } from 'kysely';

/** Notes of the seller to the buyer, shown on the order page. */
export const buyerNotes: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('buyer_notes')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
      .addColumn('text', 'text', (is) => is.notNull())
      .addColumn('at', 'text', (is) => is.notNull())
      .execute();
    await schema
      .createIndex('buyer_notes_by_order_id')
      .on('buyer_notes')
      .column('order_id')
      .execute();
  },
};
