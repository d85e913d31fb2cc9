import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';
import Libsql from 'libsql';
import { isPostgresUrl, newShopNotice } from './data-location';
import { migrate } from './migrate';
import { openPostgresPool, type QueryTimeouts } from './postgres-pool';
import type { Tables } from './tables';

export type Database = Kysely<Tables>;

/**
 * Opens the shop database and migrates it.
 * @param address `postgres://…`, or the path of a SQLite file (`:memory:` for tests), created if
 * missing
 * @param timeouts PostgreSQL timeouts of a site, whose visitors wait; absent for commands, which
 * may wait longer
 * @throws if it cannot be reached or written
 */
export async function openDatabase(
  address: string,
  { timeouts }: { timeouts?: QueryTimeouts } = {},
): Promise<Database> {
  const { dialect, applyVisitorTimeouts } = await dialectOf(address, timeouts);
  const db = new Kysely<Tables>({ dialect });
  await migrate(db).catch(async (error) => {
    await db.destroy();
    throw error;
  });
  if (timeouts) applyVisitorTimeouts?.();
  return db;
}

async function dialectOf(address: string, timeouts?: QueryTimeouts) {
  if (isPostgresUrl(address)) {
    const { pool, applyVisitorTimeouts } = await openPostgresPool(address, timeouts);
    return { dialect: new PostgresDialect({ pool }), applyVisitorTimeouts };
  }
  if (address === ':memory:') return { dialect: sqliteDialect(address) };
  const notice = newShopNotice(address);
  if (notice) process.stderr.write(`${notice}\n`);
  mkdirSync(dirname(address), { recursive: true, mode: 0o700 });
  // Only this user may read the file, since it contains buyers' addresses. SQLite gives its side files the same
  // permissions.
  closeSync(openSync(address, 'a', 0o600));
  return { dialect: sqliteDialect(address) };
}

/** How long a writer waits for another process's write lock (ms). */
const busyTimeout = 10_000;

/**
 * SQLite in one file. WAL: readers do not wait for a writer; FULL: committed data has reached the
 * disk.
 * @see https://sqlite.org/pragma.html#pragma_synchronous
 */
function sqliteDialect(path: string): SqliteDialect {
  const database = new Libsql(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${busyTimeout}`);
  return new WritingDialect({ database });
}

/** SQLite dialect with `WritingDriver` and `TransactionalAdapter`. */
class WritingDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new WritingDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/**
 * Migrates in one transaction, which Kysely does not do on SQLite by default. A migration that is interrupted leaves
 * nothing behind, and two processes that create the database at the same time wait for each other.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Transactions take the write lock at once: requesting it later would fail instead of waiting. */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * If the disk is full or fails, SQLite has already rolled back. The error of this second rollback would hide
   * the original one.
   * @see https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}
