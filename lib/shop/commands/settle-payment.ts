import type { Database } from '@/lib/shop/database/open-database';
import { inTransaction } from './in-transaction';
import { writeLog } from './write-log';

/** Marks a payment as handled by staff. @returns whether it was still unsettled */
export function settlePayment(
  db: Database,
  { paymentId, actor, now }: { paymentId: string; actor: string; now: Date },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('payments')
      .set({ settled_at: now.toISOString() })
      .where('id', '=', paymentId)
      .where('settled_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0)
      await writeLog(tx, { actor, act: 'payment settled', detail: { payment: paymentId } }, now);
    return numUpdatedRows > 0;
  });
}
