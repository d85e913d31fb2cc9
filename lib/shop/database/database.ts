import { keepAlways } from '@/lib/content/store/keep-once';
import { type Database, openDatabase } from './open-database';
import { patience } from './postgres-pool';
import { whereDatabase } from './where';

type Shelf = { opening?: Promise<Database> };

/** The database of this process, opened on first use. After a failure the next call tries again. */
export function getDatabase(): Promise<Database> {
  const shelf = keepAlways<Shelf>('database', () => ({}));
  shelf.opening ??= openDatabase(whereDatabase(), { patience }).catch((error) => {
    delete shelf.opening;
    throw error;
  });
  return shelf.opening;
}
