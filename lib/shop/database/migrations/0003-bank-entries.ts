import type { Kysely, Migration } from 'kysely';

/** Adds the id of the bank entry that contains a payment. Another bank report may list that entry as one sum. */
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
