/** The tables that the house's book-keeping takes. */
export const books = ['invoices', 'payments', 'vat'] as const;
export type Book = (typeof books)[number];

/** Days of the house's clocks, `2026-01-31`; both are part of it. */
export type Period = { from: string; to: string };
