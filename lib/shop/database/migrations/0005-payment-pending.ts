import type { Kysely, Migration } from 'kysely';

/** Card methods that take days (SEPA debit, bank transfer): since when the payment of an order is under way. */
export const paymentPending: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('payment_pending_at', 'text').execute();
  },
};
