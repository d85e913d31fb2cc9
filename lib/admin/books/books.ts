/** The exported tables for bookkeeping. */
export const books = ['invoices', 'payments', 'vat'] as const;
export type Book = (typeof books)[number];

/** Days in the site's time zone (`2026-01-31`), both inclusive. */
export type Period = { from: string; to: string };
