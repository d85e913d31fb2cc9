import { inTransaction } from '@/lib/shop/commands/in-transaction';
import { writeLog } from '@/lib/shop/commands/write-log';
import type { Database } from '@/lib/shop/database/open-database';

type Settling = { declarationId: string; actor: string; now: Date };

/** Marks a declaration as handled by staff. @returns whether it was still unsettled */
export function settleDeclaration(db: Database, settling: Settling): Promise<boolean> {
  const { declarationId, actor, now } = settling;
  return inTransaction(db, async (tx) => {
    const settled = await tx
      .updateTable('declarations')
      .set({ settled_at: now.toISOString() })
      .where('id', '=', declarationId)
      .where('settled_at', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (!settled) return false;
    const of = settled.order_id ? { orderId: settled.order_id } : {};
    const detail = { declaration: declarationId };
    await writeLog(tx, { actor, act: 'declaration settled', ...of, detail }, now);
    return true;
  });
}
