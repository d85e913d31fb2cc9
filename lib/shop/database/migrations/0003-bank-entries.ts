import type { Kysely, Migration } from 'kysely';

/** A payment knows the entry in which its bank has booked it, which another report may give as one sum. */
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
