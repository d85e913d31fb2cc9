import { sql } from 'kysely';
import { isPostgres } from './is-postgres';
import type { Database } from './open-database';

/**
 * Reads from a consistent snapshot while others write; neither blocks the other (SQLite uses the WAL,
 * PostgreSQL row versions).
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
