import type { Kysely, Migration } from 'kysely';

/**
 * The admin's staff and their sign-ins. Deleting a person also deletes their sessions, links and
 * passkeys.
 */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('people')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('email', 'text', (is) => is.notNull().unique())
      .addColumn('locale', 'text', (is) => is.notNull())
      .addColumn('invited_at', 'text', (is) => is.notNull())
      .execute();
    await owned(db, 'sessions')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('digest', 'text', (is) => is.notNull().unique())
      .addColumn('way', 'text', (is) => is.notNull())
      .addColumn('browser', 'text', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('seen_at', 'text', (is) => is.notNull())
      .execute();
    await owned(db, 'sign_in_links')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('digest', 'text', (is) => is.notNull().unique())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await owned(db, 'passkeys')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('public_key', 'text', (is) => is.notNull())
      .addColumn('counter', 'bigint', (is) => is.notNull())
      .addColumn('transports', 'text', (is) => is.notNull())
      .addColumn('name', 'text', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .addColumn('used_at', 'text')
      .execute();
    await schema
      .createTable('passkey_challenges')
      .addColumn('challenge', 'text', (is) => is.primaryKey())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .execute();
  },
};

function owned(db: Kysely<unknown>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('person_id', 'text', (is) =>
      is.notNull().references('people.id').onDelete('cascade'),
    );
}
