import type { Kysely, Migration } from 'kysely';

/**
 * What staff get mails about, each once. The row `start` marks when the site began to write them:
 * nothing older is reported.
 */
export const staffEvents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('staff_events')
      .addColumn('key', 'text', (is) => is.primaryKey())
      .addColumn('event', 'text', (is) => is.notNull())
      .addColumn('noticed_at', 'text', (is) => is.notNull())
      .addColumn('mailed_at', 'text')
      .execute();
    const now = new Date().toISOString();
    await (db as Kysely<StaffEvents>)
      .insertInto('staff_events')
      .values({ key: 'start', event: '{}', noticed_at: now, mailed_at: now })
      .execute();
  },
};

type StaffEvents = {
  staff_events: { key: string; event: string; noticed_at: string; mailed_at: string };
};
