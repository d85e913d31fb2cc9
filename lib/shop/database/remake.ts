import { DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely';
import { migrations } from './migrate';
import type { Database } from './open-database';
import { tableNames } from './table-keys';

/**
 * Drops all tables with their data and recreates them as of a migration; `migrate` applies the rest.
 * Runs in a transaction, so that a later failure rolls it back.
 * @param until the last migration to apply
 */
export async function remake(tx: Database, until: string): Promise<void> {
  for (const table of tableNames.toReversed())
    await tx.schema.dropTable(table).ifExists().execute();
  await sql`delete from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(tx);
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name > until) return;
    await up(tx as Kysely<unknown>);
    const done = sql`(${name}, ${new Date().toISOString()})`;
    await sql`insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp) values ${done}`.execute(
      tx,
    );
  }
}
