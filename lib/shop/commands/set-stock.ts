import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from './in-transaction';
import { OrderCommandError } from './order-command-error';
import { holdStock } from './take-stock';
import { writeLog } from './write-log';

const most = 1_000_000;

type Counting = {
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
export function setStock(db: Database, counting: Counting): Promise<void> {
  const { article, pieces, seen, actor, now } = counting;
  return inTransaction(db, async (tx) => {
    if (pieces !== undefined && !(Number.isInteger(pieces) && pieces >= 0 && pieces <= most))
      throw new OrderCommandError('set the stock', 'pieces', article);
    const before = await holdStock(tx, article);
    if (seen !== undefined && before !== seen)
      throw new OrderCommandError('set the stock', 'stock-changed', article);
    await writeStock(tx, counting);
    await writeLog(tx, { actor, act: 'stock', detail: { article, before, pieces } }, now);
  });
}

async function writeStock(tx: Database, { article, pieces, now }: Counting): Promise<void> {
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
