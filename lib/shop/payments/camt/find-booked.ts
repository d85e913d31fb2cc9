import type { Currency } from '@/lib/primitives/money/currency';
import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import type { PaymentTable } from '@/lib/shop/database/tables';
import type { IncomingPayment } from './bank-entry';
import { isDigest } from './read-ids';

/**
 * How a payment of a file stands to what was booked before.
 * - `booked`: it is that payment, or part of it where that is the sum of an entry.
 * - `itemised`: it is a sum of which each payment was booked.
 * - `contradicted`: another amount was booked under the bank's reference of the payment or of its entry.
 */
export type Before =
  | { state: 'new' | 'itemised' }
  | { state: 'booked'; as: PaymentTable }
  | { state: 'contradicted'; by: Pick<PaymentTable, 'amount' | 'currency'> };

/** What the file being booked says of itself, and what of the booked payments its payments are. */
export type InFile = {
  /** Each id in the file with its amount: `keyOf`. */
  keys: ReadonlySet<string>;
  /** By the id of a booked payment, how much of it payments of this file are (smallest unit). */
  spent: Map<string, number>;
};

export const keyOf = (sourceId: string, amount: number) => `${amount} ${sourceId}`;

/**
 * One booking has several names where the account's statement (camt.053) and the notice (camt.054) report it differently:
 * as the sum of its entry or payment by payment, with references of the bank's or without. Then it is found by its entry.
 */
export async function findBooked(
  tx: Database,
  paid: IncomingPayment & { currency: Currency },
  { keys, spent }: InFile,
): Promise<Before> {
  const { sourceId, otherIds, entryId, amount, currency } = paid;
  const ofBank = tx.selectFrom('payments').selectAll().where('source', '=', 'bank');
  const byName = ofBank.where('source_id', 'in', [sourceId, ...otherIds]);
  const named = await holdRows(tx, byName).execute();
  const same = named.find((row) => row.amount === amount && row.currency === currency);
  if (same) return { state: 'booked', as: same };

  const found = entryId
    ? ofBank.where((row) => row.or([row('entry_id', '=', entryId), row('source_id', '=', entryId)]))
    : undefined;
  const ofEntry = found ? await holdRows(tx, found).execute() : [];
  const kin = ofEntry.filter(
    (row) => mayBeSame(row, paid) && !keys.has(keyOf(row.source_id, row.amount)),
  );
  const booked = kin.reduce((sum, row) => sum + row.amount, 0);
  // More where the bank has taken its charges from the sum.
  if (paid.isWhole && kin.length > 1 && Math.abs(booked) >= Math.abs(amount))
    return { state: 'itemised' };
  const namesake = named.find((row) => row.source_id === sourceId);
  if (namesake) return { state: 'contradicted', by: namesake };

  const left = (row: PaymentTable) => row.amount - (spent.get(row.id) ?? 0);
  const isSum = (row: PaymentTable) => !paid.isWhole && row.source_id === entryId;
  const as =
    kin.find((row) => left(row) === amount) ??
    kin.find((row) => Math.abs(left(row)) > Math.abs(amount) || (isSum(row) && left(row) !== 0));
  if (as) return { state: 'booked', as };
  if (paid.isWhole && kin.length > 0)
    return { state: 'contradicted', by: { currency, amount: booked } };
  return { state: 'new' };
}

/** Whether two payments of one entry may be one: nothing that both of them say differs. */
function mayBeSame(row: PaymentTable, { sourceId, entryId = '', ...paid }: IncomingPayment) {
  if (row.currency !== paid.currency || row.amount < 0 !== paid.amount < 0) return false;
  const [kind, other] = [kindOf(row.source_id, entryId), kindOf(sourceId, entryId)];
  if (kind === other && (kind === 'bank' || kind === 'payer')) return false;
  const { references } = paid;
  return row.reference === '' || references.length === 0 || references.includes(row.reference);
}

/** Who has given a payment of an entry its name; `nobody`: it has that of its entry, or a digest. */
function kindOf(sourceId: string, entryId: string): 'bank' | 'payer' | 'nobody' {
  if (sourceId === entryId || isDigest(sourceId)) return 'nobody';
  return sourceId.startsWith(`${entryId.replace(/ reversed$/, '')} `) ? 'payer' : 'bank';
}
