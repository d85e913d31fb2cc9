import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Currency } from '@/lib/primitives/money/money';
import { lockRows } from '@/lib/shop/database/dialects';
import type { Database } from '@/lib/shop/database/open-database';
import { findByCode, type VoucherError, validateVoucher } from './voucher';

type Redeeming = {
  code: string;
  currency: Currency;
  /** The amount to pay; the rest stays on the voucher. */
  most: number;
  orderId: string;
  now: Date;
};

/**
 * Pays with a voucher in the order's transaction: with its whole balance, but at most the amount to pay. The
 * voucher's row is locked, so that simultaneous orders cannot overdraw it.
 * @returns the amount paid, smallest unit
 */
export async function payWithVoucher(
  tx: Database,
  { code, currency, most, orderId, now }: Redeeming,
): Promise<{ redeemed: number } | { fault: VoucherError }> {
  const voucher = await lockRows(tx, findByCode(tx, code)).executeTakeFirst();
  const checked = validateVoucher(voucher, currency);
  if ('fault' in checked) return checked;
  const { id, balance } = checked.voucher;
  const redeemed = Math.min(balance, Math.max(0, most));
  if (redeemed === 0) return { redeemed };
  await changeBalance(tx, { voucherId: id, orderId, amount: redeemed, now });
  return { redeemed };
}

type VoucherUse = {
  voucherId: string;
  orderId: string;
  /** Smallest unit; negative to restore an amount. */
  amount: number;
  now: Date;
};

/** Changes a voucher's balance and records the order in `voucher_uses`; both or neither. */
async function changeBalance(
  tx: Database,
  { voucherId, orderId, amount, now }: VoucherUse,
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

/**
 * Restores the amounts that an order has paid with vouchers and that are not restored yet.
 * @param most smallest unit; absent: everything
 * @returns the restored amount, smallest unit
 */
export async function restoreVouchers(
  tx: Database,
  orderId: string,
  now: Date,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let restored = 0;
  for (const voucherId of await lockUsedVouchers(tx, orderId)) {
    const used = Math.min(await usedAmount(tx, voucherId, orderId), most - restored);
    if (used <= 0) continue;
    await changeBalance(tx, { voucherId, orderId, amount: -used, now });
    restored += used;
  }
  return restored;
}

/** The vouchers that paid the order, with their rows locked until the transaction ends. */
async function lockUsedVouchers(tx: Database, orderId: string): Promise<string[]> {
  const used = tx
    .selectFrom('vouchers')
    .select('id')
    .where('id', 'in', (uses) =>
      uses.selectFrom('voucher_uses').select('voucher_id').where('order_id', '=', orderId),
    )
    .orderBy('id');
  const rows = await lockRows(tx, used).execute();
  return rows.map(({ id }) => id);
}

async function usedAmount(tx: Database, voucherId: string, orderId: string): Promise<number> {
  const uses = await tx
    .selectFrom('voucher_uses')
    .select('amount')
    .where('voucher_id', '=', voucherId)
    .where('order_id', '=', orderId)
    .execute();
  return uses.reduce((sum, { amount }) => sum + amount, 0);
}
