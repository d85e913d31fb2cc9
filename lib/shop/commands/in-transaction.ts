import type { Database } from '@/lib/shop/database/open-database';

/** Runs `act` in a transaction. Inside an existing transaction it joins that one. */
export function inTransaction<T>(db: Database, act: (tx: Database) => Promise<T>): Promise<T> {
  return db.isTransaction ? act(db) : db.transaction().execute(act);
}
