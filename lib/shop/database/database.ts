import { keepAlways } from '@/lib/content/store/keep-once';
import { type Database, openDatabase } from './open-database';
import { patience } from './postgres-pool';
import { whereDatabase } from './where';

type Shelf = { opening?: Promise<Database> };

/**
 * The one database of this process, opened when it is first asked for. Where it cannot be opened the next who asks
 * tries again.
 */
export function getDatabase(): Promise<Database> {
  const shelf = keepAlways<Shelf>('database', () => ({}));
  shelf.opening ??= openDatabase(whereDatabase(), { patience }).catch((error) => {
    delete shelf.opening;
    throw error;
  });
  return shelf.opening;
}
