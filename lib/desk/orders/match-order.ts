import { type ExpressionBuilder, sql } from 'kysely';
import { foldForSearch } from '@/lib/database/order-search';
import type { Tables } from '@/lib/database/tables';

type Of = ExpressionBuilder<Tables, 'orders'>;

/**
 * Orders in which every word of a search is found, whatever its accents: number, e-mail, name and address, article,
 * tracking, invoice (`2026-0007`).
 */
export function matchOrder(of: Of, search: string) {
  const words = search.trim().split(/\s+/).filter(Boolean).slice(0, 6);
  return of.and(words.map((word) => matchWord(of, word)));
}

function matchWord(of: Of, word: string) {
  const pattern = `%${foldForSearch(word).replace(/[\\%_]/g, '\\$&')}%`;
  return of.or([
    sql<boolean>`search like ${pattern} escape '\\'`,
    // Given when the parcel goes: a carrier's number or address, in ASCII.
    sql<boolean>`lower(replace(tracking, '-', '')) like ${pattern} escape '\\'`,
    ofInvoice(of, word),
  ]);
}

/** An invoice or a credit note by its whole name, as `invoiceName` writes it; a year alone names none. */
function ofInvoice(of: Of, word: string) {
  const [, year, number] = /^(\d{4})-0*(\d{1,9})$/.exec(word) ?? [];
  if (!year || !number) return of.lit(false);
  return of.exists(
    of
      .selectFrom('invoices')
      .select('invoices.id')
      .whereRef('invoices.order_id', '=', 'orders.id')
      .where('invoices.year', '=', Number(year))
      .where('invoices.number', '=', Number(number)),
  );
}
