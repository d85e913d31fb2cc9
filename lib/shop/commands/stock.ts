import { type Line, mergeLines } from '@/lib/shop/cart/cart';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '../database/transactions';
import { writeLog } from './command-log';
import { OrderCommandError } from './order-command';

/** An article with less stock than requested. */
export type SoldOut = { article: string; left: number };

/**
 * Takes pieces from the stock. Rows are locked in the order of article names to avoid deadlocks.
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
  const found = tx.selectFrom('stock').select('pieces').where('article', '=', article);
  const row = await lockRows(tx, found).executeTakeFirst();
  return row?.pieces;
}

function sortedByArticle(lines: Line[]): Line[] {
  return mergeLines(lines).sort((a, b) => (a.article < b.article ? -1 : 1));
}

const maxPieces = 1_000_000;

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
    if (pieces !== undefined && !(Number.isInteger(pieces) && pieces >= 0 && pieces <= maxPieces))
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
