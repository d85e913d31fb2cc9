import type { Kysely, Migration } from 'kysely';

/** Exchange rates that staff enter for the books, each valid from its day on. */
export const exchangeRates: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('exchange_rates')
      .addColumn('day', 'text', (is) => is.notNull())
      .addColumn('currency', 'text', (is) => is.notNull())
      .addColumn('base', 'text', (is) => is.notNull())
      .addColumn('rate', 'integer', (is) => is.notNull())
      .addColumn('entered_at', 'text', (is) => is.notNull())
      .addPrimaryKeyConstraint('exchange_rates_key', ['day', 'currency', 'base'])
      .execute();
  },
};
