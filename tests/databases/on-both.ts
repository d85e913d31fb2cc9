import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openDatabase } from '@/lib/database/open-database';
import { hasPostgres } from './cluster';
import { startPostgres } from './postgres';

/**
 * The same tests on SQLite and, where it is installed, on a real PostgreSQL. `open` gives an empty database, which
 * is closed after the tests.
 */
export function onBoth(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name}, SQLite`, () => tests(opening(async () => ':memory:')));
  describe.skipIf(!hasPostgres)(`${name}, PostgreSQL`, () => {
    let server: Awaited<ReturnType<typeof startPostgres>>;
    beforeAll(async () => {
      server = await startPostgres();
    });
    // Taken down after what was opened in it: the last hook is the first.
    afterAll(() => server?.stop());
    tests(opening(() => server.createWithTables()));
  });
}

function opening(where: () => Promise<string>) {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const db of opened) await db.destroy();
  });
  return async () => {
    const db = await openDatabase(await where());
    opened.push(db);
    return db;
  };
}
