import type { Database } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { createVoucher } from './create-voucher';
import { listVouchersOf } from './list-vouchers';
import type { Voucher } from './voucher';

/** What an article of this kind is: each piece of it a voucher, worth what it cost. */
const kind = 'voucher';

/**
 * Makes the vouchers that an order has bought, one for each piece, when it is paid. An order that has its vouchers gets
 * no others.
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
