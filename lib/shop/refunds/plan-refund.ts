import type { Selectable } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';
import type { RefundTable } from '@/lib/shop/database/payment-tables';
import { type OrderCommand, OrderCommandError, runOrderCommand } from '../commands/order-command';
import { parseRefundItems, type RefundItems, readRefundable } from './read-refundable';
import { type RefundRequest, validateRefund } from './validate-refund';

/** `amount`: the money paid back, without the part restored to a voucher. */
export type PlannedRefund = { key: string; items: RefundItems; amount: number; isBooked: boolean };

type Planning = Omit<OrderCommand, 'actor'> & {
  /** The form's key, so that submitting the form twice makes only one refund. */
  key: string;
  request: RefundRequest;
};

/**
 * Records the lines of a refund before the money is sent, because Stripe's webhook reports only a
 * sum. A second request for the same lines, while Stripe's answer is still unknown, returns the same
 * refund.
 * @throws OrderCommandError if the request exceeds what is left to refund, or requests nothing
 */
export function planRefund(
  db: Database,
  { orderId, key, request, now }: Planning,
): Promise<PlannedRefund> {
  return runOrderCommand(db, 'refund', orderId, async (tx, order) => {
    const existing = await findRefund(tx, key, orderId);
    if (existing) return existing;
    const refundable = await readRefundable(tx, order);
    for (const { key: other, booked_at, items, amount } of refundable.refunds) {
      if (booked_at) continue;
      const revalidated = validateRefund(request, order, await readRefundable(tx, order, other));
      if ('items' in revalidated && isSame(revalidated.items, items))
        return { key: other, items, amount, isBooked: false };
    }
    const validated = validateRefund(request, order, refundable);
    if ('isWhole' in validated) throw new OrderCommandError('refund', 'whole', order.number);
    if (!('items' in validated)) throw new OrderCommandError('refund', 'amount', order.number);
    const { items, amount } = validated;
    const values = { key, order_id: orderId, items: JSON.stringify(items), amount };
    await tx
      .insertInto('refunds')
      .values({ ...values, created_at: now.toISOString() })
      .execute();
    return { key, items, amount, isBooked: false };
  });
}

/** Deletes a planned refund that Stripe has refused: no money was sent. */
export async function dropRefund(db: Database, key: string): Promise<void> {
  await db.deleteFrom('refunds').where('key', '=', key).where('booked_at', 'is', null).execute();
}

/** The planned refunds whose result at Stripe is not known yet, oldest first. */
export async function listOpenRefunds(db: Database, orderId: string): Promise<PlannedRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('booked_at', 'is', null)
    .orderBy('created_at')
    .orderBy('key')
    .execute();
  return rows.map(toPlannedRefund);
}

async function findRefund(db: Database, key: string, orderId: string) {
  const query = db.selectFrom('refunds').selectAll().where('order_id', '=', orderId);
  const row = await query.where('key', '=', key).executeTakeFirst();
  return row && toPlannedRefund(row);
}

function toPlannedRefund({
  key,
  items,
  amount,
  booked_at,
}: Selectable<RefundTable>): PlannedRefund {
  return { key, items: parseRefundItems(items), amount, isBooked: booked_at !== null };
}

/**
 * Whether two refunds contain the same lines and sums. `restock` is ignored: the recorded refund
 * keeps its own value.
 */
function isSame(one: RefundItems, other: RefundItems): boolean {
  const sums = ({ restock: _, ...items }: RefundItems) => JSON.stringify(items);
  return sums(one) === sums(other);
}
