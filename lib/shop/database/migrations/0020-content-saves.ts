import type { Kysely, Migration } from 'kysely';

/** The texts that editors have saved in drafts, so that they can go back to them. */
export const contentSaves: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_saves')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('kind', 'text', (is) => is.notNull())
      .addColumn('slug', 'text', (is) => is.notNull())
      .addColumn('editor', 'text', (is) => is.notNull())
      .addColumn('saved_at', 'text', (is) => is.notNull())
      .addColumn('source', 'text')
      .addColumn('base', 'text')
      .addColumn('refused', 'integer', (is) => is.notNull())
      .execute();
    await db.schema
      .createIndex('content_saves_entry')
      .on('content_saves')
      .columns(['kind', 'slug', 'saved_at'])
      .execute();
  },
};
