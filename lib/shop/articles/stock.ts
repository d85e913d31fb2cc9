import { z } from 'zod';
import { setSoldOut } from '@/lib/catalog/films/disc-stock';
import { slugSchema } from '@/lib/content/slug-schema';
import { type Line, maxLines, mergeLines } from '@/lib/shop/cart/cart';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { writeLog } from '../commands/command-log';
import { OrderCommandError } from '../commands/order-command';
import { inTransaction } from '../database/transactions';

/** Pieces in stock by article; articles that are not counted are absent. */
export type StockLevels = ReadonlyMap<string, number>;

/** Reads the stock of these articles, as far as they are counted. */
export async function readStock(db: Database, articles: readonly string[]): Promise<StockLevels> {
  if (articles.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .select(['article', 'pieces'])
    .where('article', 'in', articles)
    .execute();
  return new Map(rows.map(({ article, pieces }) => [article, pieces]));
}

const articlesSchema = z
  .array(slugSchema)
  .min(1, 'expected a slug')
  .max(maxLines, `expected ${maxLines} slugs at most`);

/** Parses the query of `/api/shop/stock` (`stockPath`); `error` describes the invalid parameter. */
export function readStockQuery(query: URLSearchParams): { articles: string[] } | { error: string } {
  const unknownKey = [...query.keys()].find((key) => key !== 'article');
  if (unknownKey !== undefined) return { error: 'query: expected nothing but article' };
  const { data, error } = articlesSchema.safeParse([...new Set(query.getAll('article'))]);
  return data ? { articles: data } : { error: `article: ${error.issues[0]?.message}` };
}

/** Polling interval (ms): the admin, a command or another process may have changed the stock. */
const pollInterval = 2_000;

/**
 * Keeps `soldOut` up to date while the process runs. If the database is unavailable, `soldOut` keeps its last
 * state. This function does not log the error, because the mail worker uses the same database and logs it.
 * @returns a function that stops it
 */
export function pollSoldOut(open: () => Promise<Database>): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const poll = async () => {
    await open()
      .then(listSoldOut)
      .then(setSoldOut)
      .catch(() => undefined);
    if (!isStopped) timer = setTimeout(poll, pollInterval).unref();
  };
  void poll();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

async function listSoldOut(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('stock').select('article').where('pieces', '=', 0).execute();
  return rows.map(({ article }) => article);
}

/** An article with less stock than requested. */
export type SoldOut = { article: string; left: number };

/**
 * Takes pieces from the stock of counted articles; a negative number returns pieces. Rows are locked in the order of
 * article slugs to avoid deadlocks.
 * @returns the articles with too little stock; the caller must then roll back the transaction
 */
export async function takeStock(tx: Database, lines: Line[], now: Date): Promise<SoldOut[]> {
  const soldOut: SoldOut[] = [];
  for (const { article, pieces } of sortedByArticle(lines)) {
    const { numUpdatedRows } = await tx
      .updateTable('stock')
      .set((row) => ({ pieces: row('pieces', '-', pieces), changed_at: now.toISOString() }))
      .where('article', '=', article)
      .where('pieces', '>=', pieces)
      .executeTakeFirstOrThrow();
    const left = numUpdatedRows > 0 ? undefined : await lockStock(tx, article);
    if (left !== undefined) soldOut.push({ article, left });
  }
  return soldOut;
}

/** Returns pieces to the stock. An article that is no longer counted stays uncounted. */
export async function restoreStock(tx: Database, lines: Line[], now: Date): Promise<void> {
  for (const { article, pieces } of sortedByArticle(lines))
    await tx
      .updateTable('stock')
      .set((row) => ({ pieces: row('pieces', '+', pieces), changed_at: now.toISOString() }))
      .where('article', '=', article)
      .execute();
}

/**
 * The pieces in stock, with the row locked until the transaction ends; `undefined` if the article is
 * not counted.
 */
async function lockStock(tx: Database, article: string): Promise<number | undefined> {
  const stockQuery = tx.selectFrom('stock').select('pieces').where('article', '=', article);
  const row = await lockRows(tx, stockQuery).executeTakeFirst();
  return row?.pieces;
}

function sortedByArticle(lines: Line[]): Line[] {
  return mergeLines(lines).sort((a, b) => (a.article < b.article ? -1 : 1));
}

const maxCounted = 1_000_000;

type StockCount = {
  article: string;
  /** `undefined`: the article is no longer counted and never sold out. */
  pieces: number | undefined;
  /**
   * The stock at the time of counting; if it has changed since, the command is refused. Absent: not
   * checked.
   */
  seen?: number;
  actor: string;
  now: Date;
};

/**
 * Sets the counted stock of an article. @throws OrderCommandError if `pieces` is invalid or the stock
 * has changed
 */
export function setStock(db: Database, counting: StockCount): Promise<void> {
  const { article, pieces, seen, actor, now } = counting;
  return inTransaction(db, async (tx) => {
    if (pieces !== undefined && !(Number.isInteger(pieces) && pieces >= 0 && pieces <= maxCounted))
      throw new OrderCommandError('set the stock', 'pieces', article);
    const before = await lockStock(tx, article);
    if (seen !== undefined && before !== seen)
      throw new OrderCommandError('set the stock', 'stock-changed', article);
    await writeStock(tx, counting);
    await writeLog(tx, { actor, act: 'stock', detail: { article, before, pieces } }, now);
  });
}

async function writeStock(tx: Database, { article, pieces, now }: StockCount): Promise<void> {
  if (pieces === undefined) {
    await tx.deleteFrom('stock').where('article', '=', article).execute();
    return;
  }
  const counted = { pieces, changed_at: now.toISOString() };
  await tx
    .insertInto('stock')
    .values({ article, ...counted })
    .onConflict((conflict) => conflict.column('article').doUpdateSet(counted))
    .execute();
}
