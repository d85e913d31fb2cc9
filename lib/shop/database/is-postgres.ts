import { type Kysely, PostgresAdapter } from 'kysely';

/** For the few queries that differ between the databases. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
