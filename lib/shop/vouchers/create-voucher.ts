import { randomUUID } from 'node:crypto';
import type { Currency } from '@/lib/primitives/money/money';
import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { createCode, digestCode, listVouchersOf, type Voucher } from './voucher';

type NewVoucher = {
  /** Smallest unit. */
  value: number;
  currency: Currency;
  /** The order it was bought with; absent if staff issue it. */
  orderId?: string;
};

/** Creates a voucher with a new code. */
export async function createVoucher(
  tx: Database,
  { value, currency, orderId }: NewVoucher,
  now: Date,
): Promise<Voucher> {
  const voucher = {
    id: randomUUID(),
    code: createCode(),
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

/** The article kind whose pieces are vouchers, each worth its price. */
const voucherKind = 'voucher';

/**
 * Creates the vouchers of a paid order, one per piece. Returns the existing ones if it already has
 * vouchers.
 */
export async function createVouchers(
  tx: Database,
  order: Pick<Order, 'id' | 'currency' | 'lines'>,
  now: Date,
): Promise<Voucher[]> {
  const existing = await listVouchersOf(tx, order.id);
  if (existing.length > 0) return existing;
  const vouchers: Voucher[] = [];
  for (const line of order.lines.filter((line) => line.kind === voucherKind))
    for (let piece = 0; piece < line.pieces; piece += 1)
      vouchers.push(
        await createVoucher(
          tx,
          { value: line.price, currency: order.currency, orderId: order.id },
          now,
        ),
      );
  return vouchers;
}
