import type { Kysely, Migration } from 'kysely';

/** The addresses that want a mail once an article is in stock again. */
export const stockAlerts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('stock_alerts')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('article', 'text', (is) => is.notNull())
      .addColumn('email', 'text', (is) => is.notNull())
      .addColumn('locale', 'text', (is) => is.notNull())
      .addColumn('token', 'text', (is) => is.notNull().unique())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('notified_at', 'text')
      .addUniqueConstraint('stock_alerts_once', ['article', 'email'])
      .execute();
  },
};
