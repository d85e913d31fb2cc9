import type { Kysely, Migration } from 'kysely';

/** Changes of content that staff have not published yet. */
export const contentDrafts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('content_drafts')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('kind', 'text', (is) => is.notNull())
      .addColumn('slug', 'text', (is) => is.notNull())
      .addColumn('source', 'text')
      .addColumn('base', 'text')
      .addColumn('editor', 'text', (is) => is.notNull())
      .addColumn('changed_at', 'text', (is) => is.notNull())
      .addColumn('revision', 'integer', (is) => is.notNull())
      .addColumn('state', 'text', (is) => is.notNull())
      .addColumn('publish_at', 'text')
      .addColumn('batch', 'text')
      .addColumn('problem', 'text')
      .addUniqueConstraint('content_drafts_once', ['kind', 'slug', 'editor'])
      .execute();
  },
};
