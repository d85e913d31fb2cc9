import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '@/lib/shop/database/open-database';

type Use = {
  voucherId: string;
  orderId: string;
  /** Smallest unit; negative to restore an amount. */
  amount: number;
  now: Date;
};

/** Changes a voucher's balance and records the order in `voucher_uses`; both or neither. */
export async function changeBalance(
  tx: Database,
  { voucherId, orderId, amount, now }: Use,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('vouchers')
    .set({ balance: sql`balance - ${amount}` })
    .where('id', '=', voucherId)
    .where('balance', '>=', amount)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error('A voucher has been redeemed meanwhile');
  const use = { voucher_id: voucherId, order_id: orderId, amount, at: now.toISOString() };
  await tx
    .insertInto('voucher_uses')
    .values({ id: randomUUID(), ...use })
    .execute();
}
