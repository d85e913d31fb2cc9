import { isLowStock } from '@/lib/shop/articles/low-stock';
import { paymentProblems } from '@/lib/shop/commands/command-log';
import type { Database } from '@/lib/shop/database/open-database';
import type { StaffEvent, StaffEventKind } from './staff-event';

/** An event with the key under which it is reported once. */
export type KeyedEvent = { key: string; event: StaffEvent };

type Finder = (db: Database, since: string) => Promise<KeyedEvent[]>;

/**
 * Finds the events of each kind since a moment (ISO 8601), whether they were reported or not. For low stock
 * only the present counts.
 */
export const finders: Record<StaffEventKind, Finder> = {
  order: findOrders,
  withdrawal: findWithdrawals,
  dispute: findDisputes,
  stuckMail: findStuckMails,
  lowStock: findLowStock,
};

/** New orders. Card orders count once they are paid or their payment is pending, because many are abandoned before. */
async function findOrders(db: Database, since: string): Promise<KeyedEvent[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'number', 'total', 'redeemed', 'currency'])
    .where('placed_at', '>', since)
    .where('cancelled_at', 'is', null)
    .where((is) =>
      is.or([
        is('payment', '!=', 'stripe'),
        is('payment_state', '!=', 'open'),
        is('payment_pending_at', 'is not', null),
      ]),
    )
    .orderBy('placed_at')
    .execute();
  return rows.map(({ id: orderId, number, total, redeemed, currency }) => ({
    key: `order ${orderId}`,
    event: { kind: 'order', orderId, number, amount: total + redeemed, currency },
  }));
}

async function findWithdrawals(db: Database, since: string): Promise<KeyedEvent[]> {
  const rows = await db
    .selectFrom('declarations')
    .leftJoin('orders', 'orders.id', 'declarations.order_id')
    .select(['declarations.id', 'orders.id as orderId', 'orders.number'])
    .where('received_at', '>', since)
    .orderBy('received_at')
    .execute();
  return rows.map(({ id, ...order }) => ({
    key: `withdrawal ${id}`,
    event: { kind: 'withdrawal', ...presentOrder(order) },
  }));
}

async function findDisputes(db: Database, since: string): Promise<KeyedEvent[]> {
  const rows = await db
    .selectFrom('log')
    .innerJoin('orders', 'orders.id', 'log.order_id')
    .select(['log.id', 'log.act', 'orders.id as orderId', 'orders.number'])
    .where('log.at', '>', since)
    .where('log.act', 'in', paymentProblems)
    .orderBy('log.at')
    .execute();
  return rows.flatMap(({ id, act, ...order }) => {
    const problem = paymentProblems.find((name) => name === act);
    return problem
      ? [{ key: `dispute ${id}`, event: { kind: 'dispute' as const, ...order, problem } }]
      : [];
  });
}

/** Number of failed tries after which a mail counts as stuck; the fifth comes after more than an hour. */
const stuckTries = 5;

/** Mails that repeatedly could not be sent; mails to staff are never reported. */
async function findStuckMails(db: Database, since: string): Promise<KeyedEvent[]> {
  const rows = await db
    .selectFrom('outbox')
    .leftJoin('orders', 'orders.id', 'outbox.order_id')
    .select(['outbox.id', 'orders.id as orderId', 'orders.number'])
    .where('outbox.sent_at', 'is', null)
    .where('outbox.tries', '>=', stuckTries)
    .where('outbox.kind', '!=', 'staff')
    .where('outbox.due_at', '>', since)
    .execute();
  return rows.map(({ id, ...order }) => ({
    key: `mail ${id}`,
    event: { kind: 'stuckMail', ...presentOrder(order) },
  }));
}

async function findLowStock(db: Database): Promise<KeyedEvent[]> {
  const rows = await db.selectFrom('stock').selectAll().orderBy('article').execute();
  return rows
    .filter(({ article, pieces }) => isLowStock(article, pieces))
    .map(({ article, pieces }) => ({
      key: `${lowStockKey}${article}`,
      event: { kind: 'lowStock', article, pieces },
    }));
}

/** Prefix of the keys of low stock. The key is removed once the article's stock is no longer low. */
export const lowStockKey = 'low stock ';

/** The order of an event, if it has one. */
function presentOrder({ orderId, number }: { orderId: string | null; number: string | null }) {
  return orderId && number ? { orderId, number } : {};
}
