import { type ExpressionBuilder, sql } from 'kysely';
import type { Tables } from '@/lib/database/tables';

type Of = ExpressionBuilder<Tables, 'orders'>;

/** Orders in which every word of a search is found: number, e-mail, name and address, article, tracking, invoice (`2026-0007`). */
export function matchOrder(of: Of, search: string) {
  const words = search.trim().toLowerCase().split(/\s+/).filter(Boolean).slice(0, 6);
  return of.and(words.map((word) => matchWord(of, word)));
}

function matchWord(of: Of, word: string) {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const has = (column: string) =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`;
  const number = pattern.replaceAll('-', '');
  return of.or([
    sql<boolean>`lower(replace(number, '-', '')) like ${number} escape '\\'`,
    has('email'),
    has('address'),
    has('tracking'),
    ofInvoice(of, word),
    of.exists(
      of
        .selectFrom('order_lines')
        .select('order_lines.id')
        .whereRef('order_lines.order_id', '=', 'orders.id')
        .where(of.or([has('order_lines.title'), has('order_lines.article')])),
    ),
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
