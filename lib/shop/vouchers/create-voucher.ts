import { randomUUID } from 'node:crypto';
import type { Currency } from '@/lib/primitives/money/currency';
import type { Database } from '@/lib/shop/database/open-database';
import { digestCode, makeCode } from './code';
import type { Voucher } from './voucher';

type Made = {
  /** Smallest unit. */
  value: number;
  currency: Currency;
  /** The order it was bought with; absent if staff issue it. */
  orderId?: string;
};

/** Creates a voucher with a new code. */
export async function createVoucher(
  tx: Database,
  { value, currency, orderId }: Made,
  now: Date,
): Promise<Voucher> {
  const voucher = {
    id: randomUUID(),
    code: makeCode(),
    order_id: orderId ?? null,
    currency,
    value,
    balance: value,
    created_at: now.toISOString(),
    blocked_at: null,
  };
  await tx
    .insertInto('vouchers')
    .values({ ...voucher, code_digest: digestCode(voucher.code) })
    .execute();
  return voucher;
}
