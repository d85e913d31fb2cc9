import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { createVoucher } from './create-voucher';
import { listVouchersOf } from './list-vouchers';
import type { Voucher } from './voucher';

/** The article kind whose pieces are vouchers, each worth its price. */
const kind = 'voucher';

/**
 * Creates the vouchers of a paid order, one per piece. Returns the existing ones if it already has
 * vouchers.
 */
export async function createVouchers(
  tx: Database,
  order: Pick<Order, 'id' | 'currency' | 'lines'>,
  now: Date,
): Promise<Voucher[]> {
  const there = await listVouchersOf(tx, order.id);
  if (there.length > 0) return there;
  const vouchers: Voucher[] = [];
  for (const line of order.lines.filter((line) => line.kind === kind))
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
