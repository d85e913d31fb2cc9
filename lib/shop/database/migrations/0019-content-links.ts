import type { Kysely, Migration } from 'kysely';

/** Results of link checks, and the person who scheduled a publication. */
export const contentLinks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_links')
      .addColumn('url', 'text', (is) => is.primaryKey())
      .addColumn('answer', 'text', (is) => is.notNull())
      .addColumn('checked_at', 'text', (is) => is.notNull())
      .execute();
    await db.schema.alterTable('content_drafts').addColumn('scheduled_by', 'text').execute();
  },
};
