import type { Currency } from '@/lib/primitives/money/currency';
import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import { changeBalance } from './change-balance';
import { findByCode, judge, type VoucherFault } from './check-voucher';

type Redeeming = {
  code: string;
  currency: Currency;
  /** The amount to pay; the rest stays on the voucher. */
  most: number;
  orderId: string;
  now: Date;
};

/**
 * Pays with a voucher in the order's transaction: its balance, at most the amount to pay. Its row is
 * locked, so that simultaneous orders cannot overdraw it.
 * @returns the amount paid, smallest unit
 */
export async function redeem(
  tx: Database,
  { code, currency, most, orderId, now }: Redeeming,
): Promise<{ redeemed: number } | { fault: VoucherFault }> {
  const voucher = await holdRows(tx, findByCode(tx, code)).executeTakeFirst();
  const checked = judge(voucher, currency);
  if ('fault' in checked) return checked;
  const { id, balance } = checked.voucher;
  const redeemed = Math.min(balance, Math.max(0, most));
  if (redeemed === 0) return { redeemed };
  await changeBalance(tx, { voucherId: id, orderId, amount: redeemed, now });
  return { redeemed };
}
