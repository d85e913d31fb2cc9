import type { Kysely, Migration } from 'kysely';

/**
 * Adds the time since which the payment of an order is pending, for payment methods that take days (SEPA debit, bank
 * transfer).
 */
export const paymentPending: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('payment_pending_at', 'text').execute();
  },
};
