import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { paymentProblems } from '@/lib/shop/commands/command-log';
import type { Tables } from '@/lib/shop/database/tables';
import { isOverdue } from '@/lib/shop/reminders/overdue-orders';

/** The order states of the admin's lists; an order can be in several. */
export const orderStates = [
  'to-pay',
  'overdue',
  'to-pack',
  'to-send',
  'to-collect',
  'sent',
  'withdrawn',
  'problems',
  'all',
] as const;

export type OrderState = (typeof orderStates)[number];

export function isOrderState(value: unknown): value is OrderState {
  return orderStates.some((state) => state === value);
}

/**
 * The state the admin opens with: orders to pack, else the first state with pending work; `to-pack`
 * if there is none.
 */
export function firstState(counts: Record<OrderState, number>): OrderState {
  const waiting = ['to-pack', 'to-send', 'to-collect', 'to-pay', 'problems'] as const;
  return waiting.find((state) => counts[state] > 0) ?? 'to-pack';
}

type OrderBuilder = ExpressionBuilder<Tables, 'orders'>;
type Terms = {
  /** Bills are paid after the goods are sent. */
  isOnAccount: boolean;
  /** The current day (`2026-12-31`), for overdue bills. */
  today: string;
  /** Ids of orders with nothing left to pack (`findOrdersWithNothingToPack`). */
  emptiedOrderIds: string[];
};

/** The SQL condition for orders in a state. */
export function inState(eb: OrderBuilder, state: OrderState, terms: Terms): Expression<SqlBool> {
  switch (state) {
    case 'to-pay':
      return eb.and([isActive(eb), unpaid(eb), eb('payment', '!=', 'collection')]);
    case 'overdue':
      return isOverdue(eb, terms.today);
    case 'to-pack':
      return eb.and([
        isToHandOver(eb, terms),
        eb('delivery_state', '=', 'waiting'),
        mayShip(eb, terms),
      ]);
    case 'to-send':
      return eb.and([isToHandOver(eb, terms), isPacked(eb), eb('delivery', '=', 'post')]);
    case 'to-collect':
      return eb.and([isToHandOver(eb, terms), isPacked(eb), eb('delivery', '=', 'collection')]);
    case 'sent':
      return eb.and([isActive(eb), eb('delivery_state', 'in', ['sent', 'collected'])]);
    case 'withdrawn':
      return eb('withdrawn_at', 'is not', null);
    case 'problems':
      return eb.or([hasStuckMail(eb), owesRefund(eb), hasWrongAmount(eb), hasPaymentProblem(eb)]);
    case 'all':
      return eb.lit(true);
  }
}

const isActive = (eb: OrderBuilder) =>
  eb.and([eb('cancelled_at', 'is', null), eb('withdrawn_at', 'is', null)]);

/** The order is active and has something left to deliver. Callers add the condition on `delivery_state`. */
const isToHandOver = (eb: OrderBuilder, { emptiedOrderIds }: Terms) =>
  eb.and([
    isActive(eb),
    eb('payment_state', '!=', 'refunded'),
    ...(emptiedOrderIds.length > 0 ? [eb('id', 'not in', emptiedOrderIds)] : []),
  ]);

const unpaid = (eb: OrderBuilder) => eb('payment_state', '=', 'open');

/** Packed, or sent in part, so that something is still to be handed over. */
const isPacked = (eb: OrderBuilder) => eb('delivery_state', 'in', ['packed', 'partly-sent']);

/**
 * The order may be packed: it is paid, or is paid on collection or by bill later. An order of vouchers alone is
 * sent by e-mail, so it is never packed.
 */
function mayShip(eb: OrderBuilder, { isOnAccount }: Terms) {
  const payLaterMethods = isOnAccount
    ? (['collection', 'bill'] as const)
    : (['collection'] as const);
  const may = eb.or([eb('payment_state', '!=', 'open'), eb('payment', 'in', payLaterMethods)]);
  return eb.and([eb('delivery', '!=', 'mail'), may]);
}

/** Whether a mail of the order has failed and is still to be sent. */
export const hasStuckMail = (eb: OrderBuilder) =>
  eb.exists(
    eb
      .selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.order_id', '=', 'orders.id')
      .where('outbox.sent_at', 'is', null)
      .where('outbox.tries', '>', 0),
  );

/** A paid order that was cancelled or withdrawn, with nothing refunded yet. */
const owesRefund = (eb: OrderBuilder) =>
  eb.and([
    eb.or([eb('cancelled_at', 'is not', null), eb('withdrawn_at', 'is not', null)]),
    eb('payment_state', '=', 'paid'),
  ]);

/**
 * Only a part of the total was received, or more than is owed (overpaid, or paid after the order
 * was cancelled).
 */
const hasWrongAmount = (eb: OrderBuilder) =>
  eb.or([
    eb(toPayBack(eb), '>', eb.lit(0)),
    eb.and([unpaid(eb), eb(received(eb), '>', eb.lit(0))]),
  ]);

/** Whether a payment problem was logged without a later staff note. */
export function hasPaymentProblem(eb: OrderBuilder) {
  return eb.exists(
    eb
      .selectFrom('log as problem')
      .select('problem.id')
      .whereRef('problem.order_id', '=', 'orders.id')
      .where('problem.act', 'in', paymentProblems)
      .where((problem) => problem.not(problem.exists(notedSince(problem)))),
  );
}

type ProblemBuilder = ExpressionBuilder<Tables & { problem: Tables['log'] }, 'orders' | 'problem'>;

/** Staff notes on the order since the problem was logged. */
const notedSince = (eb: ProblemBuilder) =>
  eb
    .selectFrom('log as note')
    .select('note.id')
    .whereRef('note.order_id', '=', 'problem.order_id')
    .whereRef('note.at', '>=', 'problem.at')
    .where('note.act', '=', 'noted');

/** Money received for an order minus refunds (smallest unit), as a subquery. */
export function received(eb: OrderBuilder) {
  return eb
    .selectFrom('payments')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('payments.amount'), sum.lit(0)).as('sum'))
    .whereRef('payments.order_id', '=', 'orders.id');
}

/**
 * Money received minus money owed, as an SQL expression for queries over many orders. Unlike `toPayBack`
 * of `readAccount`, it is negative while the buyer owes money. PostgreSQL returns the number as text.
 */
export function toPayBack(eb: OrderBuilder) {
  const credited = eb
    .selectFrom('invoices')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('invoices.amount'), sum.lit(0)).as('sum'))
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where('invoices.kind', '=', 'credit')
    .where('invoices.replaced_at', 'is', null);
  return sql<number>`(${received(eb)} - case when ${eb.ref('orders.cancelled_at')} is null
    then ${eb.ref('orders.total')} - ${credited} else 0 end)`;
}
