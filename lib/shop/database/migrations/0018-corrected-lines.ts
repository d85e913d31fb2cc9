import type { Kysely, Migration } from 'kysely';

/** When the lines of an order were last corrected, and the documents that a correction has replaced. */
export const correctedLines: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('orders').addColumn('corrected_at', 'text').execute();
    await db.schema.alterTable('invoices').addColumn('replaced_at', 'text').execute();
  },
};
