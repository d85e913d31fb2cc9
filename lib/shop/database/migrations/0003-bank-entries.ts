import type { Kysely, Migration } from 'kysely';

/** Adds the bank entry that contains a payment, which another report may list as one sum. */
export const bankEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('payments').addColumn('entry_id', 'text').execute();
    await db.schema
      .createIndex('payments_by_entry_id')
      .on('payments')
      .columns(['entry_id'])
      .execute();
  },
};
