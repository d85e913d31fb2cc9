import { z } from 'zod';
import { tableNames } from '@/lib/shop/database/table-keys';

/**
 * A shop in a file, the same from SQLite and PostgreSQL: lines of JSON in gzip. The head, then a line for each row, those
 * referred to first, then one for each mail that was kept instead of sent (since format 2), then the foot with how many
 * there are of each, without which the file is not whole.
 */
export const headSchema = z.strictObject({
  bobine: z.literal('shop'),
  format: z.literal([1, 2]),
  /** The last migration of the tables (`0001-shop`). */
  migration: z.string(),
  at: z.iso.datetime(),
});

/** A table's name and its row: a column has a text, an integer or nothing. */
export const rowSchema = z.tuple([
  z.enum(tableNames),
  z.record(z.string(), z.union([z.string(), z.int(), z.null()])),
]);

/** A mail's files (`MailFiles`), the `.eml` in base64. */
export const mailSchema = z.tuple([
  z.literal('mails'),
  z.strictObject({ name: z.string(), sheet: z.string(), eml: z.base64() }),
]);

export const footSchema = z.strictObject({
  end: z.partialRecord(z.enum([...tableNames, 'mails']), z.int().min(0)),
});

export type Row = z.infer<typeof rowSchema>[1];
/** How many rows there are in each table that has any, and how many mails. */
export type Counts = z.infer<typeof footSchema>['end'];

export function sayCounts(counts: Counts): string {
  const said = Object.entries(counts).map(([table, count]) => `${table} ${count}`);
  return said.join(', ') || 'nothing';
}
