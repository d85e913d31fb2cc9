import { type Kysely, type Migration, Migrator } from 'kysely';
import { shop } from './migrations/0001-shop';
import { desk } from './migrations/0002-desk';

/** In their order; one that has been published is never changed, another follows. */
export const migrations: Record<string, Migration> = { '0001-shop': shop, '0002-desk': desk };

/** Brings a database to the tables that this Bobine knows; two processes at once wait for each other. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
