import { sql } from 'kysely';
import { isPostgres } from './dialects';
import type { Database } from './open-database';

/** Runs `work` in a transaction. Inside an existing transaction it joins that one. */
export function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

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
