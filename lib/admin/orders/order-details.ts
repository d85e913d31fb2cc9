import { readBuyerNotes } from '@/lib/shop/commands/write-to-buyer';
import type { Database } from '@/lib/shop/database/open-database';
import { findStoredMails } from '@/lib/shop/mail/stored-mails';
import { readAccount, readOrder } from '@/lib/shop/orders/order';
import { hasLeft, isHandedOver, isOnAccount, isTerminated } from '@/lib/shop/orders/order-status';
import { readPieceRecords } from '@/lib/shop/orders/piece-records';
import { hasNothingToPack, mayComeBack, splitLines } from '@/lib/shop/orders/split-lines';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { hasRefundable, readRefundable } from '@/lib/shop/refunds/read-refundable';
import { readReminders } from '@/lib/shop/reminders/overdue-orders';
import { listVouchersOf } from '@/lib/shop/vouchers/voucher';
import type { ActionName } from '../actions/action-names';
import { idField } from '../actions/define-action';
import { listLog } from '../lists';
import { mayRun, type Role } from '../roles';
import { hasPaymentProblem } from './order-state';

/** All data of an order for its admin page; `undefined` for an unknown id. */
export async function readOrderDetails(db: Database, id: string | undefined, now = new Date()) {
  const parsed = idField.safeParse(id);
  const order = parsed.success ? await readOrder(db, parsed.data) : undefined;
  if (!order) return undefined;
  const records = await readPieceRecords(db, order.id);
  const orderFilter = { orderId: order.id };
  return {
    order,
    account: await readAccount(db, order),
    refundable: await readRefundable(db, order),
    split: splitLines(order, records),
    isEmptied: hasNothingToPack(order, records),
    parcels: records.shipments,
    notes: await readBuyerNotes(db, order.id),
    documents: await documentsOf(db, order.id),
    reminders: await readReminders(db, order.id, now),
    payments: await paymentsOf(db, order.id),
    mails: await mailsOf(db, order.id),
    vouchers: await listVouchersOf(db, order.id),
    log: (await listLog(db, orderFilter)).lines,
    hasPaymentProblem: await hasProblem(db, order.id),
  };
}

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof readOrderDetails>>>;

async function hasProblem(db: Database, orderId: string): Promise<boolean> {
  const order = db
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where(hasPaymentProblem);
  return (await order.executeTakeFirst()) !== undefined;
}

function documentsOf(db: Database, orderId: string) {
  return db
    .selectFrom('invoices')
    .select(['id', 'kind', 'year', 'number', 'amount', 'reference', 'issued_at'])
    .where('order_id', '=', orderId)
    .orderBy('year')
    .orderBy('number')
    .execute();
}

function paymentsOf(db: Database, orderId: string) {
  return db
    .selectFrom('payments')
    .select(['id', 'source', 'amount', 'currency', 'booked_at'])
    .where('order_id', '=', orderId)
    .orderBy('booked_at')
    .execute();
}

/** `storedName`: the file name of a mail that was stored because the site has no mail server. */
async function mailsOf(db: Database, orderId: string) {
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'kind', 'created_at', 'sent_at', 'tries', 'last_error'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const storedMails = await findStoredMails(mails.map(({ id }) => id));
  return mails.map((mail) => ({ ...mail, storedName: storedMails.get(mail.id) }));
}

/**
 * The commands to offer for an order in its current state. Each command validates again when it runs.
 */
export function possibleActions(
  { order, account, refundable, split, isEmptied }: OrderDetails,
  shopConfig: ShopConfig,
) {
  const { delivery, delivery_state, payment_state, cancelled_at, withdrawn_at } = order;
  const isInForce = !cancelled_at && payment_state !== 'refunded';
  const isAtSeller = !isHandedOver(order);
  const isLive = !isTerminated(order) && !isEmptied;
  const mayReturn = split.some((one) => mayComeBack(one) > 0);
  const isWhole = withdrawn_at !== null || payment_state === 'refunded';
  const isVoucherOrder = delivery === 'mail' && order.total === 0 && isWhole;
  const mayShip = payment_state !== 'open' || isOnAccount(order, shopConfig);
  return {
    pay: !cancelled_at && !withdrawn_at && account.open > 0,
    pack:
      isLive &&
      delivery_state === 'waiting' &&
      delivery !== 'mail' &&
      (mayShip || order.payment === 'collection'),
    send: isLive && isAtSeller && mayShip && delivery === 'post',
    collect: isLive && isAtSeller && delivery === 'collection',
    cancel:
      isInForce &&
      !hasLeft(order) &&
      !order.returned_at &&
      (payment_state === 'open' || order.total === 0),
    refund: hasRefundable(refundable),
    withdraw: !isTerminated(order) && split.some(({ left }) => left > 0),
    // The form tells what else speaks against it.
    correctLines:
      isLive &&
      delivery_state === 'waiting' &&
      !order.forgotten_at &&
      refundable.credits.length === 0,
    // Pieces of a withdrawn order that were never sent cannot be returned: its refund or cancellation settles them.
    returnGoods: !cancelled_at && (mayReturn || (isVoucherOrder && !order.returned_at)),
  };
}

type Possible = ReturnType<typeof possibleActions>;

/** The action behind each command to offer. */
const actionsOf: Record<keyof Possible, ActionName> = {
  pay: 'order-pay',
  pack: 'order-pack',
  send: 'order-send',
  collect: 'order-collect',
  cancel: 'order-cancel',
  refund: 'order-refund',
  returnGoods: 'order-return',
  correctLines: 'order-lines',
  withdraw: 'order-withdraw',
};

/** Of the commands to offer, those that a role may run. */
export function permittedActions(possible: Possible, role: Role): Possible {
  const names = Object.keys(possible) as (keyof Possible)[];
  const permitted = names.map((name) => [name, possible[name] && mayRun(role, actionsOf[name])]);
  return Object.fromEntries(permitted) as Possible;
}
