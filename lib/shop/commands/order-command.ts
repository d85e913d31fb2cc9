import type { Database } from '@/lib/shop/database/open-database';
import { lockOrder, type Order } from '@/lib/shop/orders/order';
import { isHandedOver, isOnAccount } from '@/lib/shop/orders/order-status';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { inTransaction } from '../database/transactions';

/**
 * Reasons why a command is refused, in English; the admin has a message for each in its languages.
 */
const sentences = {
  unknown: 'there is no such order',
  cancelled: 'it has been cancelled',
  withdrawn: 'its buyer has withdrawn from it',
  'not-withdrawn': 'it was neither withdrawn from nor refunded',
  paid: 'it is paid; pay it back instead',
  unpaid: 'it is not paid yet',
  refunded: 'it has been refunded',
  packed: 'it is packed already',
  sent: 'it has been sent',
  'not-sent': 'it has not been sent',
  forgotten: 'its buyer has been forgotten',
  returned: 'its goods are back already',
  'not-post': 'it does not go by post',
  'not-collection': 'it is not to be collected',
  'nothing-to-pack': 'it has nothing to pack: its vouchers go by mail',
  'has-vouchers': 'its vouchers have been sent',
  'too-late': 'its time to withdraw is over',
  'no-withdrawal': 'the seller grants no withdrawal',
  amount: 'it is nothing, or more than can still be refunded',
  whole: 'all of an unpaid bill is chosen; cancel the order instead',
  address: 'the address is not complete, or too long',
  'not-here': 'no piece is chosen, or more than are still to be sent',
  'not-out': 'more pieces have come back than were sent, or none',
  'not-overdue': 'it is not overdue, or was reminded already',
  'not-handled': 'staff did not assign or settle the payment',
  'month-ended': 'the month of its assignment has ended, and its books may be exported',
  payment: 'the payment is unknown, has an order, or is in another currency',
  pieces: 'pieces are a whole number from 0 to 1,000,000',
  'stock-changed': 'the stock has changed since it was read',
  'part-refunded': 'a part of it has been refunded, reduced or withdrawn',
  'payment-pending': 'a payment of it is under way',
  'lines-changed': 'its lines have been changed since they were shown',
  'no-lines': 'no piece would be left; cancel the order instead',
  'too-much': 'it would have more lines, more pieces or a higher sum than an order can have',
  'not-sold': 'an added article is not sold, or not in its currency',
  'sold-out': 'there is not enough stock',
  'no-delivery': 'it could not be delivered: too heavy, or no postage for its country',
  'rules-changed': 'the codes or bundles of shop.yaml have changed since it was placed',
  'no-payment': 'the difference cannot be paid the way the order is paid',
  'several-payments': 'more than is left of one payment at Stripe',
} as const;

export type RefusalReason = keyof typeof sentences;

/** A refused command. Nothing has changed. */
export class OrderCommandError extends Error {
  /**
   * @param commandName the refused command: `cancel`, `send`, …
   * @param subject the order number or the article
   */
  constructor(
    readonly commandName: string,
    readonly reason: RefusalReason,
    readonly subject = '',
  ) {
    super(`Cannot ${commandName}${subject && ` ${subject}`}: ${sentences[reason]}`);
    this.name = 'OrderCommandError';
  }
}

/** `actor`: who runs the command: `visitor`, `site`, or a staff member's address. */
export type OrderCommand = { orderId: string; actor: string; now: Date };

/**
 * Runs a command on an order in one transaction, with the order's row locked.
 * @throws OrderCommandError if the order is unknown, or the command is refused
 */
export function runOrderCommand<T>(
  db: Database,
  name: string,
  orderId: string,
  command: (tx: Database, order: Order) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw new OrderCommandError(name, 'unknown');
    return command(tx, order);
  });
}

/** @throws OrderCommandError if the order is cancelled, withdrawn, refunded, sent or collected */
export function assertActive(command: string, order: Order): void {
  const reason = inactiveReason(order);
  if (reason) throw new OrderCommandError(command, reason, order.number);
}

function inactiveReason(order: Order) {
  const { cancelled_at, withdrawn_at, payment_state } = order;
  if (cancelled_at) return 'cancelled';
  if (withdrawn_at) return 'withdrawn';
  if (payment_state === 'refunded') return 'refunded';
  return isHandedOver(order) ? 'sent' : undefined;
}

/** @throws OrderCommandError if the order must be paid before it is packed and sent, and is not */
export function assertPaid(command: string, order: Order, shopConfig: ShopConfig): void {
  if (order.payment_state === 'open' && !isOnAccount(order, shopConfig))
    throw new OrderCommandError(command, 'unpaid', order.number);
}
