import { sql } from 'kysely';
import { z } from 'zod';
import { type TableName, tableKeys, tableNames } from '@/lib/shop/database/backup-tables';
import type { Database } from '@/lib/shop/database/open-database';

/**
 * Backup format of a shop, independent of the database: gzipped JSON lines. A head; one line per row, referenced
 * rows first; one line per stored mail (since format 2); a foot with the counts, without which the file is
 * incomplete.
 */
export const headSchema = z.strictObject({
  bobine: z.literal('shop'),
  format: z.literal([1, 2]),
  /** The last migration applied (`0001-shop`). */
  migration: z.string(),
  at: z.iso.datetime(),
});

/** A table name and a row; columns hold text, integers or null. */
export const rowSchema = z.tuple([
  z.enum(tableNames),
  z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
]);

/** The files of a stored mail (`MailFiles`), the `.eml` in base64. */
export const mailSchema = z.tuple([
  z.literal('mails'),
  z.strictObject({ name: z.string(), sheet: z.string(), eml: z.base64() }),
]);

export const footSchema = z.strictObject({
  end: z.partialRecord(z.enum([...tableNames, 'mails']), z.int().min(0)),
});

export type Row = z.infer<typeof rowSchema>[1];
/** Number of rows per non-empty table, and of mails. */
export type Counts = z.infer<typeof footSchema>['end'];

export function formatCounts(counts: Counts): string {
  const parts = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  return parts.join(', ') || 'nothing';
}

/** Rows per query. */
const page = 500;

/** All rows of a table in the order of their keys, read page by page. */
export async function* listRows(db: Database, table: TableName): AsyncGenerator<Row> {
  const keys: readonly string[] = tableKeys[table];
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  for (let last: Row | undefined; ; ) {
    const at: Row | undefined = last;
    const afterLast = at && sql`where (${columns}) > (${sql.join(keys.map((key) => at[key]))})`;
    const { rows } = await sql<Row>`
      select * from ${sql.table(table)} ${afterLast ?? sql``} order by ${columns} limit ${sql.lit(page)}
    `.execute(db);
    for (const row of rows) yield toPlainRow(row);
    last = rows.at(-1);
    if (rows.length < page) return;
  }
}

/** PostgreSQL returns `bigint` as a string of digits. */
function toPlainRow(row: Row): Row {
  const { counter } = row;
  return typeof counter === 'string' ? { ...row, counter: Number(counter) } : row;
}
