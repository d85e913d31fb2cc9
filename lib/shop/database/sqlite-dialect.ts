import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely';
import Libsql from 'libsql';

/** How long a writer waits for another process's write lock (ms). */
const patience = 10_000;

/**
 * SQLite in one file. WAL: readers do not wait for a writer; FULL: committed data has reached the
 * disk.
 * @see https://sqlite.org/pragma.html#pragma_synchronous
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new Libsql(path);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`busy_timeout = ${patience}`);
  return new WritingDialect({ database });
}

class WritingDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new WritingDriver(this.#config);
  }
}

/** Transactions take the write lock at once: requesting it later would fail instead of waiting. */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /**
   * After a full or failing disk SQLite has already rolled back; the original error is the one to
   * report.
   * @see https://sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction
   */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch((error: Error) => {
      if (!error.message.includes('no transaction is active')) throw error;
    });
  }
}
