import { DEFAULT_MIGRATION_TABLE, type Kysely, sql } from 'kysely';
import { migrations } from './migrate';
import type { Database } from './open-database';
import type { Tables } from './tables';

/**
 * Every table with its key columns. Referenced tables come first: tables are filled in this order and
 * emptied in reverse.
 */
export const tableKeys = {
  stock: ['article'],
  orders: ['id'],
  order_lines: ['id'],
  invoices: ['id'],
  reminders: ['order_id', 'step'],
  invoice_counters: ['year'],
  payments: ['id'],
  bank_files: ['id'],
  refunds: ['key'],
  withdrawals: ['id'],
  shipments: ['id'],
  returns: ['key'],
  buyer_notes: ['id'],
  exchange_rates: ['day', 'currency', 'base'],
  stripe_transactions: ['id'],
  vouchers: ['id'],
  voucher_uses: ['id'],
  discount_uses: ['code'],
  stock_alerts: ['id'],
  drafts: ['key'],
  declarations: ['id'],
  outbox: ['id'],
  staff_events: ['key'],
  events: ['source', 'event'],
  log: ['id'],
  people: ['id'],
  sessions: ['id'],
  sign_in_links: ['id'],
  passkeys: ['id'],
  passkey_challenges: ['challenge'],
  unsent_forms: ['id'],
  content_drafts: ['id'],
  content_links: ['url'],
  content_saves: ['id'],
} as const satisfies { [Table in keyof Tables]: readonly (keyof Tables[Table])[] };

export type TableName = keyof typeof tableKeys;

export const tableNames = Object.keys(tableKeys) as TableName[];

/**
 * Drops all tables with their data and recreates them as of a migration; `migrate` applies the
 * rest. Must run in a transaction, so that a later failure rolls it back.
 * @param lastMigration the last migration to apply
 */
export async function recreateTables(tx: Database, lastMigration: string): Promise<void> {
  for (const table of tableNames.toReversed())
    await tx.schema.dropTable(table).ifExists().execute();
  await sql`delete from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(tx);
  for (const [name, { up }] of Object.entries(migrations)) {
    if (name > lastMigration) return;
    await up(tx as Kysely<unknown>);
    const values = sql`(${name}, ${new Date().toISOString()})`;
    await sql`insert into ${sql.table(DEFAULT_MIGRATION_TABLE)} (name, timestamp) values ${values}`.execute(
      tx,
    );
  }
}
