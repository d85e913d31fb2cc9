import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { hasLeft } from '@/lib/shop/orders/order-status';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { type PieceCount, readPieceRecords } from '../orders/piece-records';
import { type SplitLine, splitLines, toShip } from '../orders/split-lines';
import { writeLog } from './command-log';
import {
  assertActive,
  assertPaid,
  type OrderCommand,
  OrderCommandError,
  runOrderCommand,
} from './order-command';
import { payAtDesk } from './pay-order';

/** Records that an order is packed, once it may be handed over. If it is to be collected, the buyer gets a mail. */
export function packOrder(
  db: Database,
  { orderId, actor, now, shopConfig }: OrderCommand & { shopConfig: ShopConfig },
): Promise<void> {
  return runOrderCommand(db, 'pack', orderId, async (tx, order) => {
    assertActive('pack', order);
    if (order.delivery === 'mail')
      throw new OrderCommandError('pack', 'nothing-to-pack', order.number);
    if (order.delivery_state !== 'waiting')
      throw new OrderCommandError('pack', 'packed', order.number);
    if (order.payment !== 'collection') assertPaid('pack', order, shopConfig);
    await tx
      .updateTable('orders')
      .set({ delivery_state: 'packed' })
      .where('id', '=', orderId)
      .execute();
    if (order.delivery === 'collection') await enqueueCustomerMail(tx, 'ready', orderId, now);
    await writeLog(tx, { actor, act: 'packed', orderId }, now);
  });
}

type Sending = OrderCommand & {
  /** The tracking number or a tracking URL; may be empty. */
  tracking: string;
  shopConfig: ShopConfig;
  /** The pieces in the parcel; absent: all that is still to be sent. */
  lines?: PieceCount[] | undefined;
};

/**
 * Records that a parcel with an order, or a part of it, was handed to the post and enqueues the buyer's
 * mail. The order counts as sent once its last parcel has been sent.
 */
export function sendOrder(
  db: Database,
  { orderId, actor, now, tracking, shopConfig, lines: wanted }: Sending,
): Promise<void> {
  return runOrderCommand(db, 'send', orderId, async (tx, order) => {
    assertActive('send', order);
    if (order.delivery !== 'post') throw new OrderCommandError('send', 'not-post', order.number);
    assertPaid('send', order, shopConfig);
    const at = now.toISOString();
    const split = splitLines(order, await readPieceRecords(tx, orderId));
    const lines = parcelLines(order, split, wanted);
    const isLast = split.every((one) => toShip(one) === piecesAt(lines, one));
    const id = randomUUID();
    const parcel = { order_id: orderId, lines: JSON.stringify(lines), tracking, at };
    await tx
      .insertInto('shipments')
      .values({ id, ...parcel })
      .execute();
    const sent = isLast
      ? ({ delivery_state: 'sent', tracking, sent_at: at } as const)
      : ({ delivery_state: 'partly-sent', tracking } as const);
    await tx.updateTable('orders').set(sent).where('id', '=', orderId).execute();
    const mail = isLast ? 'sent' : 'part-sent';
    await enqueueCustomerMail(tx, mail, orderId, now, { shipment: id });
    await writeLog(tx, { actor, act: isLast ? 'sent' : 'partly sent', orderId }, now);
  });
}

const piecesAt = (lines: PieceCount[], { line }: SplitLine) =>
  lines.find(({ position }) => position === line.position)?.pieces ?? 0;

/** The lines of a parcel. @throws OrderCommandError if `wanted` has no pieces, or more than are still to be sent */
function parcelLines(order: Order, split: SplitLine[], wanted?: PieceCount[]): PieceCount[] {
  const lines = split.flatMap((one) => {
    const pieces = wanted ? piecesAt(wanted, one) : toShip(one);
    return pieces > 0 ? [{ position: one.line.position, pieces }] : [];
  });
  const isPossible = split.every((one) => piecesAt(lines, one) <= toShip(one));
  if (!isPossible || (wanted && lines.length === 0))
    throw new OrderCommandError('send', 'not-here', order.number);
  return lines;
}

/**
 * Corrects the tracking number or URL of a parcel, by default the last one; an empty text removes it. No mail
 * is sent, because the order page shows the new number. The log entry omits the number: log entries are never
 * deleted, but the number is, with the buyer's data.
 */
export function setTracking(
  db: Database,
  {
    orderId,
    actor,
    now,
    tracking,
    ...given
  }: OrderCommand & { tracking: string; shipment?: string },
): Promise<void> {
  return runOrderCommand(db, 'correct the tracking of', orderId, async (tx, order) => {
    if (order.delivery === 'collection' || !hasLeft(order))
      throw new OrderCommandError('correct the tracking of', 'not-sent', order.number);
    if (order.forgotten_at)
      throw new OrderCommandError('correct the tracking of', 'forgotten', order.number);
    const { shipments } = await readPieceRecords(tx, orderId);
    const last = shipments.at(-1);
    const shipment = given.shipment ? shipments.find(({ id }) => id === given.shipment) : last;
    if (tracking === (shipment ?? order).tracking) return;
    if (shipment)
      await tx.updateTable('shipments').set({ tracking }).where('id', '=', shipment.id).execute();
    if (shipment === last)
      await tx.updateTable('orders').set({ tracking }).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'tracking corrected', orderId }, now);
  });
}

/** Records that an order was collected, and books its payment if it is paid at collection. */
export function collectOrder(
  db: Database,
  { orderId, actor, now, shopConfig }: OrderCommand & { shopConfig: ShopConfig },
): Promise<void> {
  return runOrderCommand(db, 'collect', orderId, async (tx, order) => {
    assertActive('collect', order);
    if (order.delivery !== 'collection')
      throw new OrderCommandError('collect', 'not-collection', order.number);
    if (order.payment === 'collection')
      await payAtDesk(tx, { orderId, sourceId: `collected ${order.id}`, actor, now });
    else assertPaid('collect', order, shopConfig);
    const collected = { delivery_state: 'collected', sent_at: now.toISOString() } as const;
    await tx.updateTable('orders').set(collected).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'collected', orderId }, now);
  });
}

/** Replaces the staff's note on an order. */
export function setOrderNote(
  db: Database,
  { orderId, actor, now, note }: OrderCommand & { note: string },
): Promise<void> {
  return runOrderCommand(db, 'note', orderId, async (tx) => {
    await tx.updateTable('orders').set({ note }).where('id', '=', orderId).execute();
    await writeLog(tx, { actor, act: 'noted', orderId }, now);
  });
}
