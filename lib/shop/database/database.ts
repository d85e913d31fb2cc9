import { processSingleton } from '@/lib/primitives/singleton';
import { databaseAddress } from './data-location';
import { type Database, openDatabase } from './open-database';
import { visitorTimeouts } from './postgres-pool';

type DatabaseSlot = { opening?: Promise<Database> };

/** The database of this process, opened on first use. After a failure the next call tries again. */
export function getDatabase(): Promise<Database> {
  const slot = processSingleton<DatabaseSlot>('database', () => ({}));
  slot.opening ??= openDatabase(databaseAddress(), { timeouts: visitorTimeouts }).catch((error) => {
    delete slot.opening;
    throw error;
  });
  return slot.opening;
}
