import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { newShopNotice } from './data-folder';
import { migrate } from './migrate';
import { openPostgresPool, type Patience } from './postgres-pool';
import { sqliteDialect } from './sqlite-dialect';
import type { Tables } from './tables';
import { isPostgresAddress } from './where';

export type Database = Kysely<Tables>;

/**
 * Opens the shop database and migrates it.
 * @param where `postgres://…`, or the path of a SQLite file (`:memory:` for tests), created if
 * missing
 * @param patience PostgreSQL timeouts where visitors wait; commands wait longer
 * @throws if it cannot be reached or written
 */
export async function openDatabase(
  where: string,
  { patience }: { patience?: Patience } = {},
): Promise<Database> {
  const { dialect, hurry } = await dialectOf(where, patience);
  const db = new Kysely<Tables>({ dialect });
  await migrate(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  if (patience) hurry?.();
  return db;
}

async function dialectOf(where: string, patience?: Patience) {
  if (isPostgresAddress(where)) {
    const { pool, hurry } = await openPostgresPool(where, patience);
    return { dialect: new PostgresDialect({ pool }), hurry };
  }
  if (where === ':memory:') return { dialect: sqliteDialect(where) };
  const notice = newShopNotice(where);
  if (notice) process.stderr.write(`${notice}\n`);
  mkdirSync(dirname(where), { recursive: true, mode: 0o700 });
  // SQLite gives its side files the same permissions: other users of the machine must not read
  // addresses.
  closeSync(openSync(where, 'a', 0o600));
  return { dialect: sqliteDialect(where) };
}
