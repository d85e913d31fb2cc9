import { randomUUID } from 'node:crypto';
import type { Database } from '@/lib/shop/database/open-database';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import { enqueueCustomerMail } from '../mail/outbox/outbox';
import { writeLog } from './command-log';
import {
  assertActive,
  assertPaid,
  type OrderCommand,
  OrderCommandError,
  runOrderCommand,
} from './order-command';
import { payRest } from './pay-order';
import { readPieceRecords } from './piece-records';
import { splitLines, toShip } from './remaining-order';

/** Records that an order is packed. If it is to be collected, the buyer gets a mail. */
export function packOrder(db: Database, { orderId, actor, now }: OrderCommand): Promise<void> {
  return runOrderCommand(db, 'pack', orderId, async (tx, order) => {
    assertActive('pack', order);
    if (order.delivery === 'mail')
      throw new OrderCommandError('pack', 'nothing-to-pack', order.number);
    if (order.delivery_state === 'packed')
      throw new OrderCommandError('pack', 'packed', order.number);
    await tx
      .updateTable('orders')
      .set({ delivery_state: 'packed' })
      .where('id', '=', orderId)
      .execute();
    if (order.delivery === 'collection') await enqueueCustomerMail(tx, 'ready', orderId, now);
    await writeLog(tx, { actor, act: 'packed', orderId }, now);
  });
}

/** `tracking`: the tracking number or a tracking URL; may be empty. */
type Sending = OrderCommand & { tracking: string; shopConfig: ShopConfig };

/** Records that an order was handed to the post and enqueues the buyer's mail. */
export function sendOrder(
  db: Database,
  { orderId, actor, now, tracking, shopConfig }: Sending,
): Promise<void> {
  return runOrderCommand(db, 'send', orderId, async (tx, order) => {
    assertActive('send', order);
    if (order.delivery !== 'post') throw new OrderCommandError('send', 'not-post', order.number);
    assertPaid('send', order, shopConfig);
    const at = now.toISOString();
    const lines = splitLines(order, await readPieceRecords(tx, orderId)).flatMap((split) => {
      const pieces = toShip(split);
      return pieces > 0 ? [{ position: split.line.position, pieces }] : [];
    });
    const parcel = { order_id: orderId, lines: JSON.stringify(lines), tracking, at };
    await tx
      .insertInto('shipments')
      .values({ id: randomUUID(), ...parcel })
      .execute();
    const sent = { delivery_state: 'sent', tracking, sent_at: at } as const;
    await tx.updateTable('orders').set(sent).where('id', '=', orderId).execute();
    await enqueueCustomerMail(tx, 'sent', orderId, now);
    await writeLog(tx, { actor, act: 'sent', orderId }, now);
  });
}

/**
 * Corrects the tracking number or URL of a sent order; empty removes it. No mail is sent, because the order page
 * shows the new number. The log entry omits the number, which is deleted when the order is forgotten.
 */
export function setTracking(
  db: Database,
  { orderId, actor, now, tracking }: OrderCommand & { tracking: string },
): Promise<void> {
  return runOrderCommand(db, 'correct the tracking of', orderId, async (tx, order) => {
    if (order.delivery_state !== 'sent')
      throw new OrderCommandError('correct the tracking of', 'not-sent', order.number);
    if (order.forgotten_at)
      throw new OrderCommandError('correct the tracking of', 'forgotten', order.number);
    if (tracking === order.tracking) return;
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
      await payRest(tx, { orderId, sourceId: `collected ${order.id}`, actor, now });
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
