import type { Currency } from '@/lib/primitives/money/currency';
import { holdRows } from '@/lib/shop/database/hold-rows';
import type { Database } from '@/lib/shop/database/open-database';
import { changeBalance } from './change-balance';
import { findByCode, judge, type VoucherFault } from './check-voucher';

type Redeeming = {
  code: string;
  currency: Currency;
  /** What there is to pay; the voucher keeps what it has beyond. */
  most: number;
  orderId: string;
  now: Date;
};

/**
 * Pays with a voucher, in the transaction of the order: as much as it has, at most what there is to pay. Of two orders at
 * once one waits for the other, and the balance never falls below nothing.
 * @returns how much it has paid, smallest unit
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
