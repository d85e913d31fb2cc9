import type { Kysely, Migration } from 'kysely';

/** The payer's message, and the bank files that were uploaded, with the result of each. */
export const bankUploads: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('payments')
      .addColumn('message', 'text', (is) => is.notNull().defaultTo(''))
      .execute();
    await schema
      .createTable('bank_files')
      .addColumn('id', 'text', (is) => is.primaryKey())
      .addColumn('upload_id', 'text', (is) => is.notNull())
      .addColumn('name', 'text', (is) => is.notNull())
      .addColumn('digest', 'text', (is) => is.notNull())
      .addColumn('actor', 'text', (is) => is.notNull())
      .addColumn('at', 'text', (is) => is.notNull())
      .addColumn('result', 'text', (is) => is.notNull())
      .execute();
    await schema.createIndex('bank_files_by_upload').on('bank_files').column('upload_id').execute();
    await schema.createIndex('bank_files_by_digest').on('bank_files').column('digest').execute();
  },
};
