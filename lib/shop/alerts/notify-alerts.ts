import { defaultLocale } from '@/lib/i18n/locales';
import { readStock } from '@/lib/shop/articles/stock';
import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from '@/lib/shop/database/transactions';
import { createArticleLookup } from '@/lib/shop/pricing/sellable-articles';
import { enqueueMail } from '../mail/outbox/outbox';

const day = 86_400_000;
/**
 * Milliseconds for which alerts are stored: while unconfirmed (`unconfirmed`), after the mail (`notified`), and
 * in any case (`all`).
 */
const retention = { unconfirmed: 2 * day, notified: 7 * day, all: 365 * day };

/**
 * Enqueues the mails of all confirmed alerts whose article is in stock, each once, even with several processes.
 * @returns the number of mails
 */
export async function notifyAlerts(db: Database, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('stock_alerts')
    .select(['id', 'article'])
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .orderBy('created_at')
    .execute();
  const stock = await readStock(db, [...new Set(waiting.map(({ article }) => article))]);
  const findArticle = createArticleLookup(defaultLocale);
  const isBack = (article: string) =>
    findArticle(article)?.isSold === true && (stock.get(article) ?? 1) > 0;
  let count = 0;
  for (const { id, article } of waiting)
    if (isBack(article)) count += Number(await notify(db, id, now));
  return count;
}

function notify(db: Database, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('stock_alerts')
      .set({ notified_at: now.toISOString() })
      .where('id', '=', id)
      .where('notified_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return false;
    await enqueueMail(tx, { kind: 'alert-back', payload: { alert: id } }, now);
    return true;
  });
}

/** Deletes alerts that were not confirmed within two days, mailed a week ago, or requested a year ago. */
export async function deleteOldAlerts(db: Database, now: Date): Promise<void> {
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  await db
    .deleteFrom('stock_alerts')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('confirmed_at', 'is', null),
          eb('created_at', '<', before(retention.unconfirmed)),
        ]),
        eb('notified_at', '<', before(retention.notified)),
        eb('created_at', '<', before(retention.all)),
      ]),
    )
    .execute();
}
