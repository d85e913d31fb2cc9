import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '@/lib/shop/database/tables';
import { isTroubled } from './is-troubled';
import type { OrderState } from './order-state';
import { received, toPayBack } from './to-pay-back';

type Of = ExpressionBuilder<Tables, 'orders'>;
type Terms = {
  /** Bills are paid after the goods are sent. */
  isOnAccount: boolean;
  /** Ids of orders with nothing left to pack (`findEmptied`). */
  emptied: string[];
};

/** The SQL condition for orders in a state. */
export function inState(of: Of, state: OrderState, terms: Terms): Expression<SqlBool> {
  switch (state) {
    case 'to-pay':
      return of.and([isOpen(of), unpaid(of), of('payment', '!=', 'collection')]);
    case 'to-pack':
      return of.and([isToGo(of, terms), of('delivery_state', '=', 'waiting'), mayGoOut(of, terms)]);
    case 'to-send':
      return of.and([isToGo(of, terms), isPacked(of), of('delivery', '=', 'post')]);
    case 'to-collect':
      return of.and([isToGo(of, terms), isPacked(of), of('delivery', '=', 'collection')]);
    case 'sent':
      return of.and([isOpen(of), of('delivery_state', 'in', ['sent', 'collected'])]);
    case 'withdrawn':
      return of('withdrawn_at', 'is not', null);
    case 'problems':
      return of.or([mailStuck(of), owesMoney(of), paidOtherwise(of), isTroubled(of)]);
    case 'all':
      return of.lit(true);
  }
}

const isOpen = (of: Of) => of.and([of('cancelled_at', 'is', null), of('withdrawn_at', 'is', null)]);

/** A part of the order is still to be handed over. */
const isToGo = (of: Of, { emptied }: Terms) =>
  of.and([
    isOpen(of),
    of('payment_state', '!=', 'refunded'),
    ...(emptied.length > 0 ? [of('id', 'not in', emptied)] : []),
  ]);

const unpaid = (of: Of) => of('payment_state', '=', 'open');

const isPacked = (of: Of) => of('delivery_state', '=', 'packed');

/** Vouchers alone are not packed. */
function mayGoOut(of: Of, { isOnAccount }: Terms) {
  const later = isOnAccount ? (['collection', 'bill'] as const) : (['collection'] as const);
  const may = of.or([of('payment_state', '!=', 'open'), of('payment', 'in', later)]);
  return of.and([of('delivery', '!=', 'mail'), may]);
}

const mailStuck = (of: Of) =>
  of.exists(
    of
      .selectFrom('outbox')
      .select('outbox.id')
      .whereRef('outbox.order_id', '=', 'orders.id')
      .where('outbox.sent_at', 'is', null)
      .where('outbox.tries', '>', 0),
  );

/** A cancelled or withdrawn order whose money is not refunded. */
const owesMoney = (of: Of) =>
  of.and([
    of.or([of('cancelled_at', 'is not', null), of('withdrawn_at', 'is not', null)]),
    of('payment_state', '=', 'paid'),
  ]);

/** Underpaid, or received more than owed: overpaid, or paid after it was cancelled. */
const paidOtherwise = (of: Of) =>
  of.or([
    of(toPayBack(of), '>', of.lit(0)),
    of.and([unpaid(of), of(received(of), '>', of.lit(0))]),
  ]);
