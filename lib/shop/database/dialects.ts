import { type Kysely, PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';

/** Whether the database is PostgreSQL, for the few queries that differ from SQLite. */
export function isPostgres<T>(db: Kysely<T>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

/**
 * Locks the selected rows until the transaction ends: on PostgreSQL with `FOR UPDATE`. SQLite needs no lock,
 * because it has only one writer at a time.
 */
export function lockRows<Tables, Names extends keyof Tables, Row>(
  tx: Kysely<Tables>,
  query: SelectQueryBuilder<Tables, Names, Row>,
): SelectQueryBuilder<Tables, Names, Row> {
  return isPostgres(tx) ? query.forUpdate() : query;
}

/** Makes a table append-only: triggers reject updates and deletes. */
export async function makeAppendOnly(db: Kysely<unknown>, table: string): Promise<void> {
  const name = sql.table(table);
  const refused = sql.lit(`${table} is only added to`);
  if (isPostgres(db)) {
    const refuse = sql.ref(`refuse_in_${table}`);
    await sql`create or replace function ${refuse}() returns trigger as ${sql.raw(
      `$$ begin raise exception '${table} is only added to'; end $$`,
    )} language plpgsql`.execute(db);
    await sql`create trigger ${sql.ref(`${table}_stays`)} before update or delete or truncate on ${name}
      for each statement execute function ${refuse}()`.execute(db);
    return;
  }
  for (const operation of ['update', 'delete'])
    await sql`create trigger ${sql.ref(`${table}_no_${operation}`)} before ${sql.raw(operation)} on ${name}
      begin select raise(abort, ${refused}); end`.execute(db);
}
