import type { Locale } from '@/lib/i18n/locales';
import type { LocalText } from '@/lib/primitives/text/local-text';
import { listArticles } from '@/lib/shop/articles/get-articles';
import { isLowStock } from '@/lib/shop/articles/low-stock';
import type { Database } from '@/lib/shop/database/open-database';

type LogQuery = { orderId?: string; page?: number };

const linesOnPage = 100;

/** Log entries, newest first: all entries of one order, or one page of the whole log. */
export async function listLog(db: Database, { orderId, page = 1 }: LogQuery) {
  const lines = db
    .selectFrom('log')
    .leftJoin('orders', 'orders.id', 'log.order_id')
    .select(['log.id', 'log.at', 'log.actor', 'log.act', 'log.detail', 'log.order_id'])
    .select(['orders.number', 'orders.token'])
    .orderBy('log.at', 'desc')
    .orderBy('log.id');
  if (orderId) return { lines: await lines.where('order_id', '=', orderId).execute() };
  const rows = await lines
    .limit(linesOnPage + 1)
    .offset((page - 1) * linesOnPage)
    .execute();
  return { lines: rows.slice(0, linesOnPage), hasMore: rows.length > linesOnPage };
}

export type LogLine = Awaited<ReturnType<typeof listLog>>['lines'][number];

/**
 * Withdrawal declarations that wait for staff, oldest first: those that match no order by number
 * and email address, and those that were refused. `orderId`: the id of the order with the entered
 * number; its email address may differ from the entered one.
 */
export function listWithdrawalRequests(db: Database) {
  return db
    .selectFrom('declarations')
    .leftJoin('orders', 'orders.number', 'declarations.contract')
    .select([
      'declarations.id',
      'declarations.name',
      'declarations.email',
      'contract',
      'outcome',
      'part',
    ])
    .select(['received_at', 'orders.id as orderId'])
    .where('settled_at', 'is', null)
    .orderBy('received_at')
    .orderBy('declarations.id')
    .limit(500)
    .execute();
}

export type ListedWithdrawalRequest = Awaited<ReturnType<typeof listWithdrawalRequests>>[number];

export async function countWithdrawalRequests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('declarations')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Payments without an order that are not settled, oldest first. */
export function listUnmatched(db: Database) {
  return db
    .selectFrom('payments')
    .select(['id', 'source', 'amount', 'currency', 'reference', 'payer', 'message', 'booked_at'])
    .where('order_id', 'is', null)
    .where('settled_at', 'is', null)
    .orderBy('booked_at')
    .limit(500)
    .execute();
}

/** Payments that staff have handled lately, newest first: assigned to an order, or settled. */
export function listHandled(db: Database, now: Date) {
  const since = new Date(now.getTime() - handledFor).toISOString();
  return db
    .selectFrom('payments')
    .leftJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.id', 'amount', 'payments.currency', 'payer', 'settled_at'])
    .select(['order_id', 'orders.number'])
    .where('settled_at', '>', since)
    .orderBy('settled_at', 'desc')
    .limit(30)
    .execute();
}

/** Thirty days (ms). */
const handledFor = 30 * 24 * 60 * 60_000;

export type Handled = Awaited<ReturnType<typeof listHandled>>[number];

export type Unmatched = Awaited<ReturnType<typeof listUnmatched>>[number];

export type StockRow = {
  article: string;
  /** Absent if the article no longer exists in the site content. */
  title?: LocalText;
  kind?: string;
  /** Absent if the article is not counted. */
  pieces?: number;
  /** The stock is at or below the limit in the site content (`lowStock`). */
  isLow?: true;
  /** The site content marks it as not for sale, whatever the stock. */
  isOffSale?: true;
};

/**
 * All articles, and removed articles that still have a count. Those with the fewest pieces come first,
 * uncounted ones last.
 */
export async function listStock(db: Database, locale: Locale): Promise<StockRow[]> {
  const rows = await db.selectFrom('stock').select(['article', 'pieces']).execute();
  const pieces = new Map(rows.map((row) => [row.article, row.pieces]));
  const stockRows = listArticles(locale).map(({ slug, title, kind, isOnSale }): StockRow => {
    const remaining = pieces.get(slug);
    pieces.delete(slug);
    return {
      ...{ article: slug, title, kind },
      ...(remaining !== undefined && { pieces: remaining }),
      ...(remaining !== undefined && isLowStock(slug, remaining) && { isLow: true as const }),
      ...(!isOnSale && { isOffSale: true as const }),
    };
  });
  const removedRows = [...pieces].map(([article, remaining]) => ({ article, pieces: remaining }));
  const piecesIn = ({ pieces = Number.POSITIVE_INFINITY }: StockRow) => pieces;
  return [...stockRows, ...removedRows].sort((one, other) =>
    piecesIn(one) === piecesIn(other) ? 0 : piecesIn(one) - piecesIn(other),
  );
}
