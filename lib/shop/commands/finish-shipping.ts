import type { Database } from '@/lib/shop/database/open-database';
import { readOrder } from '@/lib/shop/orders/order';
import { readPieceRecords } from '../orders/piece-records';
import { splitLines, toShip } from '../orders/split-lines';

/**
 * Marks a partly sent order as sent if nothing is left to send, because the rest was withdrawn or
 * refunded. The time of its last parcel becomes the time at which it was sent.
 */
export async function finishShipping(tx: Database, orderId: string): Promise<void> {
  const order = await readOrder(tx, orderId);
  if (order?.delivery_state !== 'partly-sent') return;
  const records = await readPieceRecords(tx, orderId);
  if (splitLines(order, records).some((split) => toShip(split) > 0)) return;
  const sent = { delivery_state: 'sent', sent_at: records.shipments.at(-1)?.at ?? null } as const;
  await tx.updateTable('orders').set(sent).where('id', '=', orderId).execute();
}
