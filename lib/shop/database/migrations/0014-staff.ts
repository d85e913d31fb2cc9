import type { Kysely, Migration } from 'kysely';

/** What a person may do in the admin, and forms that a person sent after their session had ended. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('people')
      .addColumn('role', 'text', (is) => is.notNull().defaultTo('all'))
      .execute();
    await schema
      .createTable('unsent_forms')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('person_id', 'text', (is) =>
        is.notNull().references('people.id').onDelete('cascade'),
      )
      .addColumn('action', 'text', (is) => is.notNull())
      .addColumn('fields', 'text', (is) => is.notNull())
      .addColumn('created_at', 'text', (is) => is.notNull())
      .execute();
  },
};
