import type { Kysely, Migration } from 'kysely';

/**
 * Delayed payment methods (SEPA debit, bank transfer): the time since which an order's payment is
 * pending.
 */
export const paymentPending: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('payment_pending_at', 'text').execute();
  },
};
