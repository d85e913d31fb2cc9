import { z } from 'zod';
import { siteDay } from '@/lib/shop/orders/book-dates';

/** The exported tables for bookkeeping. */
export const books = ['invoices', 'payments', 'vat'] as const;
export type Book = (typeof books)[number];

/** Days in the site's time zone (`2026-01-31`), both inclusive. */
export type Period = { from: string; to: string };

/** Whether a moment is in a period, in the site's time zone. */
export function inPeriod(at: string, { from, to }: Period): boolean {
  const day = siteDay(new Date(at));
  return day >= from && day <= to;
}

/** A UTC range that contains the period in any time zone: one day longer at each end. */
export function utcRange({ from, to }: Period): [string, string] {
  const day = 24 * 60 * 60 * 1000;
  const start = new Date(Date.parse(`${from}T00:00:00Z`) - day);
  const end = new Date(Date.parse(`${to}T00:00:00Z`) + 2 * day);
  return [start.toISOString(), end.toISOString()];
}

/**
 * The requested period; a missing or invalid day defaults to the start or end of the year of `today`.
 */
export function readPeriod(query: { from?: unknown; to?: unknown }, today: string): Period {
  const day = z.iso.date();
  const from = day.safeParse(query.from);
  const to = day.safeParse(query.to);
  const year = today.slice(0, 4);
  return { from: from.data ?? `${year}-01-01`, to: to.data ?? `${year}-12-31` };
}

type CellKind = `kind.${'invoice' | 'credit'}` | `source.${'bank' | 'stripe' | 'desk' | 'voucher'}`;

/** Replaces codes for document kind and payment source with words, for readers of the books. */
export function formatCells<Table extends { head: string[]; rows: string[][] }>(
  { head, rows }: Table,
  format: (cell: CellKind) => string,
): string[][] {
  return rows.map((row) =>
    row.map((cell, at) => {
      const column = head[at];
      return column === 'kind' || column === 'source'
        ? format(`${column}.${cell}` as CellKind)
        : cell;
    }),
  );
}
