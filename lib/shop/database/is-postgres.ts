import { type Kysely, PostgresAdapter } from 'kysely';

/** What the two databases say differently asks this; it is little. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
