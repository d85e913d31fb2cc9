import { z } from 'zod';
import { siteDay } from '@/lib/shop/orders/book-dates';

/** The exported tables for bookkeeping. */
export const books = ['invoices', 'payments', 'vat', 'vat-lines', 'days', 'stripe'] as const;
export type Book = (typeof books)[number];

/** Accounting programs that the entries are exported for, with the file's extension. */
export const programs = { banana: 'txt', abacus: 'xml', datev: 'csv' } as const;
export type Program = keyof typeof programs;

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

/** The path of the admin's books page for a period, with a result or error in `query`. */
export function booksPath(period: Period, query: Record<string, string> = {}): string {
  return `/desk/books?${new URLSearchParams({ ...period, ...query })}`;
}

type CellKind =
  | `kind.${'invoice' | 'credit' | 'order' | 'refund'}`
  | `source.${'bank' | 'stripe' | 'desk' | 'voucher'}`
  | `category.${StripeCategory}`;

const stripeCategories = ['charge', 'refund', 'payout', 'fee', 'dispute'] as const;
type StripeCategory = (typeof stripeCategories)[number] | 'other';

/** Replaces codes for document kind, payment source and Stripe's categories with words, for readers of the books. */
export function formatCells<Table extends { head: string[]; rows: string[][] }>(
  { head, rows }: Table,
  format: (cell: CellKind) => string,
): string[][] {
  return rows.map((row) =>
    row.map((cell, at) => {
      const column = head[at];
      if (column === 'category') return format(`category.${categoryOf(cell)}`);
      return column === 'kind' || column === 'source'
        ? format(`${column}.${cell}` as CellKind)
        : cell;
    }),
  );
}

/** Stripe has more categories than the books name. */
function categoryOf(cell: string): StripeCategory {
  return stripeCategories.find((known) => known === cell) ?? 'other';
}
