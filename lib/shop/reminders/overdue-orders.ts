import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { Tables } from '@/lib/shop/database/tables';
import { siteDay } from '@/lib/shop/orders/book-dates';

/**
 * Whether the bill of an order is overdue: unpaid after the day of its last invoice, and neither
 * cancelled nor withdrawn, with no payment under way. As an SQL condition on `orders`.
 * @param today `2026-12-31`
 */
export function isOverdue(eb: ExpressionBuilder<Tables, 'orders'>, today: string) {
  const dueOn = eb
    .selectFrom('invoices')
    .select((invoice) => invoice.fn.max('due_on').as('due_on'))
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where('invoices.kind', '=', 'invoice')
    .where('invoices.replaced_at', 'is', null);
  return eb.and([
    eb('payment', '=', 'bill'),
    eb('payment_state', '=', 'open'),
    eb('cancelled_at', 'is', null),
    eb('withdrawn_at', 'is', null),
    eb('payment_pending_at', 'is', null),
    eb('total', '>', 0),
    sql<boolean>`(${dueOn}) < ${today}`,
  ]);
}

/** The ids of overdue orders, the oldest first. */
export async function listOverdue(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where((eb) => isOverdue(eb, siteDay(now)))
    .orderBy('placed_at')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The due day of an order's last invoice, whether it is overdue (`isOverdue`), and the reminders so far; `dueOn` is
 * absent for other payments.
 */
export async function readReminders(db: Database, orderId: string, now: Date) {
  const { due } = await db
    .selectFrom('invoices')
    .select((invoice) => invoice.fn.max('due_on').as('due'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'invoice')
    .where('replaced_at', 'is', null)
    .executeTakeFirstOrThrow();
  const past = await db
    .selectFrom('reminders')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('step')
    .execute();
  const overdue = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where((eb) => isOverdue(eb, siteDay(now)))
    .executeTakeFirst();
  return { dueOn: due ?? undefined, isOverdue: overdue !== undefined, past };
}
