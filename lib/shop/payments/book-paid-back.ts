import { listOpenRefunds } from '@/lib/shop/commands/plan-refund';
import { type Refund, refundOrder } from '@/lib/shop/commands/refund-order';
import { runOrderCommand } from '@/lib/shop/commands/run-order-command';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/tables';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

export type PaidBack = {
  orderId: string;
  source: PaymentTable['source'];
  /** The source's id of the refunded payment. */
  sourceId: string;
  /** The total refunded of it so far (smallest unit). */
  whole: number;
  actor: string;
  now: Date;
  till: ShopConfig;
};

/**
 * Books the part of a payment's refunds that is not booked yet, by the lines planned in the admin.
 * The source reports a total, so repeated, reordered or simultaneous reports are booked once.
 * @returns the amount booked now (smallest unit)
 * @throws OrderCommandError if more was refunded than received
 */
export function bookPaidBack(db: Database, paid: PaidBack): Promise<number> {
  const { orderId, source, sourceId, whole, actor, now, till } = paid;
  return runOrderCommand(db, 'refund', orderId, async (tx) => {
    const before = await bookedOf(tx, paid);
    let booked = before;
    const book = (amount: number, planned?: Refund['planned']) => {
      booked += amount;
      const named = { source, sourceId: `${namesOf(sourceId)}${booked}` };
      return refundOrder(tx, { orderId, actor, now, till, ...named, amount, planned });
    };
    for (const planned of await plannedWithin(tx, orderId, whole - before))
      await book(planned.amount, planned);
    if (whole > booked) await book(whole - booked);
    return booked - before;
  });
}

/** Prefix of a refund's source id; the total refunded so far follows. */
const namesOf = (sourceId: string) => `${sourceId} back `;

async function bookedOf(tx: Database, { orderId, source, sourceId }: PaidBack): Promise<number> {
  const rows = await tx
    .selectFrom('payments')
    .select(['amount', 'source_id'])
    .where('order_id', '=', orderId)
    .where('source', '=', source)
    .execute();
  const booked = rows.filter(({ source_id }) => source_id.startsWith(namesOf(sourceId)));
  return -booked.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The planned refunds that a sum covers: the one with exactly this amount, else the oldest that fit.
 */
async function plannedWithin(tx: Database, orderId: string, sum: number) {
  const open = await listOpenRefunds(tx, orderId);
  const exact = open.find(({ amount }) => amount === sum);
  if (exact) return [exact];
  let left = sum;
  return open.filter(({ amount }) => {
    const fits = amount <= left;
    if (fits) left -= amount;
    return fits;
  });
}
