import type { Kysely, Migration } from 'kysely';

/** Stripe's balance transactions: fees, payouts and all else that moves the balance at Stripe. */
export const stripeTransactions: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('stripe_transactions')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('category', 'text', (is) => is.notNull())
      .addColumn('payment', 'text', (is) => is.notNull())
      .addColumn('amount', 'integer', (is) => is.notNull())
      .addColumn('fee', 'integer', (is) => is.notNull())
      .addColumn('currency', 'text', (is) => is.notNull())
      .addColumn('charged', 'integer', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('booked_at', 'text', (is) => is.notNull())
      .execute();
    await schema
      .createIndex('stripe_transactions_by_payment')
      .on('stripe_transactions')
      .column('payment')
      .execute();
  },
};
