import type { Database } from '@/lib/shop/database/open-database';

/** All of it or nothing. An act within another's transaction shares it. */
export function inTransaction<T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? act(db) : db.transaction().execute(act);
}
