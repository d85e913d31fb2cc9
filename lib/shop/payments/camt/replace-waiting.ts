import type { Currency } from '@/lib/primitives/money/currency';
import { writeLog } from '@/lib/shop/commands/write-log';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/tables';
import type { InFile } from './find-booked';

type Replaced = {
  /** The booked payment: the same one, or a sum that includes it. */
  waiting: PaymentTable;
  paid: { amount: number; currency: Currency; isWhole: boolean };
  /** The order, if the report identifies it. */
  orderId: string | undefined;
  inFile: InFile;
  now: Date;
  actor: string;
};

/**
 * Removes a payment from those waiting in the admin if the new report has more detail: its order, or
 * the parts of a sum. The caller then books it in the same transaction. Payments that staff have
 * handled are unchanged.
 * @returns whether it was removed; if not, the earlier booking stands
 */
export async function replaceWaiting(tx: Database, replaced: Replaced): Promise<boolean> {
  const { waiting, paid, orderId, inFile, now, actor } = replaced;
  const { amount, currency } = paid;
  const row = waiting.id;
  const rest = waiting.amount - partOf(waiting.amount, amount);
  const waits = waiting.order_id === null && waiting.settled_at === null;
  const saysMore = orderId !== undefined || (!paid.isWhole && waiting.amount !== amount);
  if (!waits || !saysMore) {
    const before = inFile.spent.get(row) ?? 0;
    inFile.spent.set(row, before + partOf(waiting.amount - before, amount));
    return false;
  }
  if (rest === 0) await tx.deleteFrom('payments').where('id', '=', row).execute();
  else await tx.updateTable('payments').set({ amount: rest }).where('id', '=', row).execute();
  await writeLog(tx, { actor, act: 'payment itemised', detail: { amount, currency } }, now);
  return true;
}

/**
 * The part of an amount that a payment uses: all of it if bank charges made the sum smaller than its
 * payments.
 */
const partOf = (whole: number, amount: number) =>
  Math.abs(amount) > Math.abs(whole) ? whole : amount;
