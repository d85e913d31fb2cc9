import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { paymentProblems } from '@/lib/shop/commands/command-log';
import type { Tables } from '@/lib/shop/database/tables';

/** The order states of the admin's lists; an order can be in several. */
export const orderStates = [
  'to-pay',
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

/** The state the admin opens with: orders to pack, else the first state with pending work. */
export function firstState(counts: Record<OrderState, number>): OrderState {
  const waiting = ['to-pack', 'to-send', 'to-collect', 'to-pay', 'problems'] as const;
  return waiting.find((state) => counts[state] > 0) ?? 'to-pack';
}

type OrderBuilder = ExpressionBuilder<Tables, 'orders'>;
type Terms = {
  /** Bills are paid after the goods are sent. */
  isOnAccount: boolean;
  /** Ids of orders with nothing left to pack (`findOrdersWithNothingToPack`). */
  emptied: string[];
};

/** The SQL condition for orders in a state. */
export function inState(of: OrderBuilder, state: OrderState, terms: Terms): Expression<SqlBool> {
  switch (state) {
    case 'to-pay':
      return of.and([isActive(of), unpaid(of), of('payment', '!=', 'collection')]);
    case 'to-pack':
      return of.and([
        isToHandOver(of, terms),
        of('delivery_state', '=', 'waiting'),
        mayShip(of, terms),
      ]);
    case 'to-send':
      return of.and([isToHandOver(of, terms), isPacked(of), of('delivery', '=', 'post')]);
    case 'to-collect':
      return of.and([isToHandOver(of, terms), isPacked(of), of('delivery', '=', 'collection')]);
    case 'sent':
      return of.and([isActive(of), of('delivery_state', 'in', ['sent', 'collected'])]);
    case 'withdrawn':
      return of('withdrawn_at', 'is not', null);
    case 'problems':
      return of.or([hasStuckMail(of), owesRefund(of), hasWrongAmount(of), hasPaymentProblem(of)]);
    case 'all':
      return of.lit(true);
  }
}

const isActive = (of: OrderBuilder) =>
  of.and([of('cancelled_at', 'is', null), of('withdrawn_at', 'is', null)]);

/** The order is active and has something left to deliver. Callers add the condition on `delivery_state`. */
const isToHandOver = (of: OrderBuilder, { emptied }: Terms) =>
  of.and([
    isActive(of),
    of('payment_state', '!=', 'refunded'),
    ...(emptied.length > 0 ? [of('id', 'not in', emptied)] : []),
  ]);

const unpaid = (of: OrderBuilder) => of('payment_state', '=', 'open');

const isPacked = (of: OrderBuilder) => of('delivery_state', '=', 'packed');

/**
 * The order may be packed: it is paid, or its payment comes later. An order of vouchers alone is not packed, but sent
 * by e-mail.
 */
function mayShip(of: OrderBuilder, { isOnAccount }: Terms) {
  const later = isOnAccount ? (['collection', 'bill'] as const) : (['collection'] as const);
  const may = of.or([of('payment_state', '!=', 'open'), of('payment', 'in', later)]);
  return of.and([of('delivery', '!=', 'mail'), may]);
}

const hasStuckMail = (of: OrderBuilder) =>
  of.exists(
    of
      .selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.order_id', '=', 'orders.id')
      .where('outbox.sent_at', 'is', null)
      .where('outbox.tries', '>', 0),
  );

/** A cancelled or withdrawn order whose money is not refunded. */
const owesRefund = (of: OrderBuilder) =>
  of.and([
    of.or([of('cancelled_at', 'is not', null), of('withdrawn_at', 'is not', null)]),
    of('payment_state', '=', 'paid'),
  ]);

/** The money received is too little, or more than is owed (overpaid, or paid after the order was cancelled). */
const hasWrongAmount = (of: OrderBuilder) =>
  of.or([
    of(toPayBack(of), '>', of.lit(0)),
    of.and([unpaid(of), of(received(of), '>', of.lit(0))]),
  ]);

/** Whether a payment problem was logged without a later staff note. */
export function hasPaymentProblem(of: OrderBuilder) {
  return of.exists(
    of
      .selectFrom('log as problem')
      .select('problem.id')
      .whereRef('problem.order_id', '=', 'orders.id')
      .where('problem.act', 'in', paymentProblems)
      .where((problem) => problem.not(problem.exists(notedSince(problem)))),
  );
}

type ProblemBuilder = ExpressionBuilder<Tables & { problem: Tables['log'] }, 'orders' | 'problem'>;

/** Staff notes on the order since the problem was logged. */
const notedSince = (of: ProblemBuilder) =>
  of
    .selectFrom('log as note')
    .select('note.id')
    .whereRef('note.order_id', '=', 'problem.order_id')
    .whereRef('note.at', '>=', 'problem.at')
    .where('note.act', '=', 'noted');

/** Money received for an order minus refunds (smallest unit), as a subquery. */
function received(of: OrderBuilder) {
  return of
    .selectFrom('payments')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('payments.amount'), sum.lit(0)).as('sum'))
    .whereRef('payments.order_id', '=', 'orders.id');
}

/**
 * Money received minus money owed, as an SQL expression for queries over many orders. Unlike `toPayBack`
 * of `readAccount`, it is negative while the buyer owes money. PostgreSQL returns the number as text.
 */
export function toPayBack(of: OrderBuilder) {
  const credited = of
    .selectFrom('invoices')
    .select((sum) => sum.fn.coalesce(sum.fn.sum<number>('invoices.amount'), sum.lit(0)).as('sum'))
    .whereRef('invoices.order_id', '=', 'orders.id')
    .where('invoices.kind', '=', 'credit');
  return sql<number>`(${received(of)} - case when ${of.ref('orders.cancelled_at')} is null
    then ${of.ref('orders.total')} - ${credited} else 0 end)`;
}
