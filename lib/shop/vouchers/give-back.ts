import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import { changeBalance } from './change-balance';

/**
 * Restores to the vouchers the amounts an order paid with them and that are not restored yet.
 * @param most smallest unit; absent: everything
 * @returns the restored amount, smallest unit
 */
export async function giveBack(
  tx: Database,
  orderId: string,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let given = 0;
  for (const voucherId of await holdUsed(tx, orderId)) {
    const used = Math.min(await usedOf(tx, voucherId, orderId), most - given);
    if (used <= 0) continue;
    await changeBalance(tx, { voucherId, orderId, amount: -used, now });
    given += used;
  }
  return given;
}

/** The vouchers that paid the order, with their rows locked until the transaction ends. */
async function holdUsed(tx: Database, orderId: string): Promise<string[]> {
  const used = tx
    .selectFrom('vouchers')
    .select('id')
    .where('id', 'in', (uses) =>
      uses.selectFrom('voucher_uses').select('voucher_id').where('order_id', '=', orderId),
    )
    .orderBy('id');
  const rows = await holdRows(tx, used).execute();
  return rows.map(({ id }) => id);
}

async function usedOf(tx: Database, voucherId: string, orderId: string): Promise<number> {
  const uses = await tx
    .selectFrom('voucher_uses')
    .select('amount')
    .where('voucher_id', '=', voucherId)
    .where('order_id', '=', orderId)
    .execute();
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}
