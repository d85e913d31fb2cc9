import type { Selectable } from 'kysely';
import type { Currency } from '@/lib/primitives/money/money';
import { writeLog } from '@/lib/shop/commands/command-log';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/payment-tables';
import type { IncomingPayment } from './bank-entry';
import { isDigest } from './payment-identifiers';

type BookedPayment = Selectable<PaymentTable>;

/**
 * How a payment of a file relates to earlier bookings.
 * - `booked`: the payment is already booked, either by itself or within the sum of its entry.
 * - `itemised`: the payment is a sum whose single payments are already booked.
 * - `contradicted`: another amount was booked under the same bank reference of the payment or its
 * entry.
 */
export type EarlierBooking =
  | { state: 'new' | 'itemised' }
  | { state: 'booked'; as: BookedPayment }
  | { state: 'contradicted'; by: Pick<PaymentTable, 'amount' | 'currency'> };

/** State of the file being booked. */
export type FileState = {
  /** The ids of the payments in the file, without ids of entries, with their amounts (`keyOf`). */
  keys: ReadonlySet<string>;
  /**
   * By id of a booked payment: the part of its amount that payments of this file already account for (smallest unit).
   */
  matchedAmounts: Map<string, number>;
};

export const keyOf = (sourceId: string, amount: number) => `${amount} ${sourceId}`;

/**
 * Finds the earlier booking of a payment. Statement (camt.053) and notification (camt.054) may report one booking
 * differently: as its entry's sum or payment by payment, with or without bank references. Such a booking is found by
 * its entry.
 */
export async function findEarlierBooking(
  tx: Database,
  paid: IncomingPayment & { currency: Currency },
  { keys, matchedAmounts }: FileState,
): Promise<EarlierBooking> {
  const { sourceId, otherIds, entryId, amount, currency } = paid;
  const bankPayments = tx.selectFrom('payments').selectAll().where('source', '=', 'bank');
  const byName = bankPayments.where('source_id', 'in', [sourceId, ...otherIds]);
  const sameReference = await lockRows(tx, byName).execute();
  const exactMatch = sameReference.find(
    (row) => row.amount === amount && row.currency === currency,
  );
  if (exactMatch) return { state: 'booked', as: exactMatch };

  const found = entryId
    ? bankPayments.where((row) =>
        row.or([row('entry_id', '=', entryId), row('source_id', '=', entryId)]),
      )
    : undefined;
  const entryPayments = found ? await lockRows(tx, found).execute() : [];
  const sameEntry = entryPayments.filter(
    (row) => mayBeSame(row, paid) && !keys.has(keyOf(row.source_id, row.amount)),
  );
  const booked = sameEntry.reduce((sum, row) => sum + row.amount, 0);
  // The booked total may be larger if the bank deducted charges from the sum.
  if (paid.isWhole && sameEntry.length > 1 && Math.abs(booked) >= Math.abs(amount))
    return { state: 'itemised' };
  const sameIdPayment = sameReference.find((row) => row.source_id === sourceId);
  if (sameIdPayment) return { state: 'contradicted', by: sameIdPayment };

  const remainingAmount = (row: BookedPayment) => row.amount - (matchedAmounts.get(row.id) ?? 0);
  const isSum = (row: BookedPayment) => !paid.isWhole && row.source_id === entryId;
  const as =
    sameEntry.find((row) => remainingAmount(row) === amount) ??
    sameEntry.find(
      (row) =>
        Math.abs(remainingAmount(row)) > Math.abs(amount) ||
        (isSum(row) && remainingAmount(row) !== 0),
    );
  if (as) return { state: 'booked', as };
  if (paid.isWhole && sameEntry.length > 0)
    return { state: 'contradicted', by: { currency, amount: booked } };
  return { state: 'new' };
}

/**
 * Whether two payments of one entry can be the same: same currency and direction, and no contradicting
 * reference. If both ids come from the bank, or both from the payer, the payments are different, because
 * payments with equal ids have been matched already. The amounts may differ, because one may be a sum that
 * includes the other.
 */
function mayBeSame(row: BookedPayment, { sourceId, entryId = '', ...paid }: IncomingPayment) {
  if (row.currency !== paid.currency || row.amount < 0 !== paid.amount < 0) return false;
  const [kind, other] = [kindOf(row.source_id, entryId), kindOf(sourceId, entryId)];
  if (kind === other && (kind === 'bank' || kind === 'payer')) return false;
  const { references } = paid;
  return row.reference === '' || references.length === 0 || references.includes(row.reference);
}

/** The origin of a payment's id within its entry; `none`: the id is the entry's own or a digest. */
function kindOf(sourceId: string, entryId: string): 'bank' | 'payer' | 'none' {
  if (sourceId === entryId || isDigest(sourceId)) return 'none';
  return sourceId.startsWith(`${entryId.replace(/ reversed$/, '')} `) ? 'payer' : 'bank';
}

type Replacement = {
  /** The booked payment: `paid` itself, or a sum that includes it. */
  waiting: BookedPayment;
  paid: { amount: number; currency: Currency; isWhole: boolean };
  /** The order, if the report identifies it. */
  orderId: string | undefined;
  inFile: FileState;
  now: Date;
  actor: string;
};

/**
 * Removes a payment from those waiting in the admin if the new report has more detail: its order,
 * or the parts of a sum. A sum is lowered by the amount of the new payment, and removed once
 * nothing is left. The caller then books the new payment in the same transaction. Payments that
 * staff have handled are unchanged.
 * @returns whether it was removed or lowered; if not, the earlier booking remains valid
 */
export async function replaceUnassigned(tx: Database, replacement: Replacement): Promise<boolean> {
  const { waiting, paid, orderId, inFile, now, actor } = replacement;
  const { amount, currency } = paid;
  const row = waiting.id;
  const remainder = waiting.amount - partOf(waiting.amount, amount);
  const waits = waiting.order_id === null && waiting.settled_at === null;
  const isMoreSpecific = orderId !== undefined || (!paid.isWhole && waiting.amount !== amount);
  if (!waits || !isMoreSpecific) {
    const before = inFile.matchedAmounts.get(row) ?? 0;
    inFile.matchedAmounts.set(row, before + partOf(waiting.amount - before, amount));
    return false;
  }
  if (remainder === 0) await tx.deleteFrom('payments').where('id', '=', row).execute();
  else await tx.updateTable('payments').set({ amount: remainder }).where('id', '=', row).execute();
  await writeLog(tx, { actor, act: 'payment itemised', detail: { amount, currency } }, now);
  return true;
}

/**
 * The part of an amount that a payment uses: all of it if bank charges made the sum smaller than its
 * payments.
 */
const partOf = (whole: number, amount: number) =>
  Math.abs(amount) > Math.abs(whole) ? whole : amount;
