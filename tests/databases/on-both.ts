import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { hasPostgres } from './cluster';
import { startPostgres } from './postgres';

type Tests<Opened> = (open: () => Promise<Opened>) => void;

/**
 * Runs tests on SQLite and, where it is installed, on PostgreSQL: for code that differs by database (locks, concurrent
 * writes, sums). `open` returns an empty database with its tables, which is closed after the tests.
 */
export function onBoth(name: string, tests: Tests<Database>): void {
  onSqlite(`${name}, SQLite`, tests);
  describe.skipIf(!hasPostgres)(`${name}, PostgreSQL`, () => {
    const server = shared();
    tests(opening(async () => server().createWithTables()));
  });
}

/** Runs tests on SQLite only, for code that builds the same queries for every database. */
export function onSqlite(name: string, tests: Tests<Database>): void {
  describe(name, () => tests(opening(async () => ':memory:')));
}

/** Like `onBoth`, for tests with several processes: `open` returns the address of a new, empty database. */
export function onBothPlaces(name: string, tests: Tests<string>): void {
  onFiles(`${name}, SQLite`, tests);
  describe.skipIf(!hasPostgres)(`${name}, PostgreSQL`, () => {
    const server = shared();
    tests(async () => server().create());
  });
}

/** Runs tests on SQLite files only. */
export function onFiles(name: string, tests: Tests<string>): void {
  describe(name, () => {
    const folder = mkdtempSync(join(tmpdir(), 'bobine-shop-'));
    let count = 0;
    tests(async () => join(folder, `shop${++count}.sqlite`));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));
  });
}

/**
 * The PostgreSQL server of the run; its databases are dropped after the tests. The first caller starts it, which
 * takes a while.
 */
function shared() {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres();
  }, 240_000);
  // Hooks run last to first: connections are closed before the databases are dropped.
  afterAll(() => server?.stop());
  return () => server;
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
