import { type Kysely, type Migration, Migrator } from 'kysely';
import { shop } from './migrations/0001-shop';
import { desk } from './migrations/0002-desk';
import { bankEntries } from './migrations/0003-bank-entries';
import { orderSearchColumn } from './migrations/0004-order-search';
import { paymentPending } from './migrations/0005-payment-pending';
import { refunds } from './migrations/0006-refunds';

/** In their order; one that has been published is never changed, another follows. */
export const migrations: Record<string, Migration> = {
  '0001-shop': shop,
  '0002-desk': desk,
  '0003-bank-entries': bankEntries,
  '0004-order-search': orderSearchColumn,
  '0005-payment-pending': paymentPending,
  '0006-refunds': refunds,
};

/** Brings a database to the tables that this Bobine knows; two processes at once wait for each other. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
