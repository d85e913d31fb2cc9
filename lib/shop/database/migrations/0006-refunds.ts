import type { Kysely, Migration } from 'kysely';

/** The lines and postage of a refund, recorded before the money is requested from Stripe. */
export const refunds: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('refunds')
      .addColumn('key', 'text', (is) => is.primaryKey())
      .addColumn('order_id', 'text', (is) => is.notNull().references('orders.id'))
      .addColumn('items', 'text', (is) => is.notNull())
      .addColumn('amount', 'integer', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('booked_at', 'text')
      .execute();
    await schema.createIndex('refunds_by_order_id').on('refunds').column('order_id').execute();
  },
};
