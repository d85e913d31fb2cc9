import type { Line } from '@/lib/shop/cart/line';
import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import { mergeLines } from '@/lib/shop/pricing/merge-lines';

/** What there is less of than was wanted. */
export type SoldOut = { article: string; left: number };

/**
 * Takes pieces out of the stock for good unless the transaction fails. In the order of the articles' names, so that
 * two who buy the same never wait for each other in a circle.
 * @returns what there is too little of; then the transaction has to be taken back
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

/** Puts pieces back; an article that is no longer counted stays so. */
export async function putBackStock(tx: Database, lines: Line[], now: Date): Promise<void> {
  for (const { article, pieces } of inOrder(lines))
    await tx
      .updateTable('stock')
      .set((row) => ({ pieces: row('pieces', '+', pieces), changed_at: now.toISOString() }))
      .where('article', '=', article)
      .execute();
}

/** Pieces that are left, which nobody else takes until the transaction ends; `undefined` where they are not counted. */
export async function holdStock(tx: Database, article: string): Promise<number | undefined> {
  const found = tx.selectFrom('stock').select('pieces').where('article', '=', article);
  const row = await holdRows(tx, found).executeTakeFirst();
  return row?.pieces;
}

function inOrder(lines: Line[]): Line[] {
  return mergeLines(lines).sort((a, b) => (a.article < b.article ? -1 : 1));
}
