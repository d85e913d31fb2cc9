import { sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { Database } from './open-database';

/**
 * Reads everything as it stood at one moment, while others go on writing: neither waits for the other (SQLite has the WAL
 * for it, PostgreSQL its versions of rows).
 */
export function inSnapshot<T>(db: Database, read: (snapshot: Database) => Promise<T>): Promise<T> {
  const begin = isPostgres(db) ? 'begin isolation level repeatable read, read only' : 'begin';
  return db.connection().execute(async (connection) => {
    await sql.raw(begin).execute(connection);
    try {
      return await read(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
