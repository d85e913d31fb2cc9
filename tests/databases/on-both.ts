import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openDatabase } from '@/lib/database/open-database';
import { hasPostgres, startPostgres } from './postgres';

/**
 * The same tests on SQLite and, where it is installed, on a real PostgreSQL. `open` gives an empty database, which
 * is closed after the tests.
 */
export function onBoth(name: string, tests: (open: () => Promise<Database>) => void): void {
  describe(`${name}, SQLite`, () => tests(opening(() => ':memory:')));
  describe.skipIf(!hasPostgres)(`${name}, PostgreSQL`, () => {
    let server: ReturnType<typeof startPostgres>;
    beforeAll(() => {
      server = startPostgres();
    }, 60_000);
    const open = opening(() => server.create());
    tests(open);
    afterAll(() => server?.stop());
  });
}

function opening(where: () => string) {
  const opened: Database[] = [];
  afterAll(async () => {
    for (const db of opened) await db.destroy();
  });
  return async () => {
    const db = await openDatabase(where());
    opened.push(db);
    return db;
  };
}
