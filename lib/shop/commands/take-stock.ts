import type { Line } from '@/lib/shop/cart/line';
import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import { mergeLines } from '@/lib/shop/pricing/merge-lines';

/** An article with less stock than requested. */
export type SoldOut = { article: string; left: number };

/**
 * Takes pieces from the stock. Rows are locked in the order of article names to avoid deadlocks.
 * @returns the articles with too little stock; the caller must then roll back the transaction
 */
export async function takeStock(tx: Database, lines: Line[], now: Date): Promise<SoldOut[]> {
  const soldOut: SoldOut[] = [];
  for (const { article, pieces } of inOrder(lines)) {
    const { numUpdatedRows } = await tx
      .updateTable('stock')
      .set((row) => ({ pieces: row('pieces', '-', pieces), changed_at: now.toISOString() }))
      .where('article', '=', article)
      .where('pieces', '>=', pieces)
      .executeTakeFirstOrThrow();
    const left = numUpdatedRows > 0 ? undefined : await holdStock(tx, article);
    if (left !== undefined) soldOut.push({ article, left });
  }
  return soldOut;
}

/** Returns pieces to the stock. An article that is no longer counted stays uncounted. */
export async function putBackStock(tx: Database, lines: Line[], now: Date): Promise<void> {
  for (const { article, pieces } of inOrder(lines))
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
export async function holdStock(tx: Database, article: string): Promise<number | undefined> {
  const found = tx.selectFrom('stock').select('pieces').where('article', '=', article);
  const row = await holdRows(tx, found).executeTakeFirst();
  return row?.pieces;
}

function inOrder(lines: Line[]): Line[] {
  return mergeLines(lines).sort((a, b) => (a.article < b.article ? -1 : 1));
}
