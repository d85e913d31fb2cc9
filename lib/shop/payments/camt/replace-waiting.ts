import type { Currency } from '@/lib/primitives/money/currency';
import { writeLog } from '@/lib/shop/commands/write-log';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/tables';
import type { InFile } from './find-booked';

type Replaced = {
  /** What was booked: the same payment, or a sum with it. */
  waiting: PaymentTable;
  paid: { amount: number; currency: Currency; isWhole: boolean };
  /** Whose it is, where its report says so. */
  orderId: string | undefined;
  inFile: InFile;
  now: Date;
  actor: string;
};

/**
 * Takes a payment out of what waits at the desk, to be booked by itself in the same transaction, where its report says
 * more: whose it is, or of what a sum consists. What somebody has dealt with stays as it is.
 * @returns whether it was taken out; else it stays booked as it is
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

/** What a payment takes of an amount: all of it where charges have made a sum less than its payments. */
const partOf = (whole: number, amount: number) =>
  Math.abs(amount) > Math.abs(whole) ? whole : amount;
