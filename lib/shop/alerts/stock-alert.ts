import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Locale } from '@/lib/i18n/locales';
import type { Database } from '@/lib/shop/database/open-database';
import type { StockAlertTable } from '@/lib/shop/database/tables';
import { inTransaction } from '@/lib/shop/database/transactions';
import { createToken, isToken } from '@/lib/shop/orders/order';
import { enqueueMail } from '../mail/outbox/outbox';

export type StockAlert = Selectable<StockAlertTable>;

/** `email`: the address as `readEmail` returns it. */
type AlertRequest = { article: string; email: string; locale: Locale };

/** Maximum unconfirmed requests of one email address. It limits the mails that others can send to it. */
const maxUnconfirmed = 5;

/**
 * Records a request and enqueues the mail with which the address confirms it (double opt-in). Does nothing if
 * the address already waits for this article or has `maxUnconfirmed` unconfirmed requests. Callers must not
 * reveal what happened.
 */
export function requestAlert(db: Database, request: AlertRequest, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { article, locale } = request;
    const email = request.email.toLowerCase();
    const earlier = await tx
      .selectFrom('stock_alerts')
      .selectAll()
      .where('email', '=', email)
      .execute();
    const same = earlier.find((alert) => alert.article === article && !alert.notified_at);
    // A waiting request gets no second mail, so that strangers cannot send many. If it is never confirmed, it
    // is deleted after two days.
    if (same) return;
    if (earlier.filter(({ confirmed_at }) => !confirmed_at).length >= maxUnconfirmed) return;
    const created = {
      ...{ id: randomUUID(), token: createToken(), locale, created_at: now.toISOString() },
      ...{ confirmed_at: null, notified_at: null },
    };
    const { id } = await tx
      .insertInto('stock_alerts')
      .values({ ...created, article, email })
      .onConflict((conflict) => conflict.columns(['article', 'email']).doUpdateSet(created))
      .returning('id')
      .executeTakeFirstOrThrow();
    await enqueueMail(tx, { kind: 'alert-confirm', payload: { alert: id } }, now);
  });
}

/** The alert with this token; `undefined` if there is none (any more). */
export async function findAlert(db: Database, token: string): Promise<StockAlert | undefined> {
  if (!isToken(token)) return undefined;
  return db.selectFrom('stock_alerts').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Confirms an alert. @returns whether an alert with this token exists */
export async function confirmAlert(db: Database, token: string, now: Date): Promise<boolean> {
  const alert = await findAlert(db, token);
  if (alert && !alert.confirmed_at)
    await db
      .updateTable('stock_alerts')
      .set({ confirmed_at: now.toISOString() })
      .where('id', '=', alert.id)
      .execute();
  return alert !== undefined;
}

/** Deletes an alert; does nothing if it is gone already. */
export async function cancelAlert(db: Database, token: string): Promise<void> {
  if (isToken(token)) await db.deleteFrom('stock_alerts').where('token', '=', token).execute();
}
