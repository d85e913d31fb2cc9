import type { Kysely, Migration } from 'kysely';

/** Events that are mailed to staff, each once. */
export const staffEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_events')
      .addColumn('key', 'text', (is) => is.primaryKey())
      .addColumn('event', 'text', (is) => is.notNull())
      .addColumn('noticed_at', 'text', (is) => is.notNull())
      .addColumn('mailed_at', 'text')
      .execute();
  },
};
