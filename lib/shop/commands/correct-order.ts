import type { Database } from '@/lib/shop/database/open-database';
import { orderSearch } from '@/lib/shop/database/order-search';
import { type Address, addressSchema } from '@/lib/shop/orders/address';
import { createToken, deliveryAddressOf, digestToken, type Order } from '@/lib/shop/orders/order';
import { hasLeft } from '@/lib/shop/orders/order-status';
import { writeLog } from './command-log';
import { type OrderCommand, OrderCommandError, runOrderCommand } from './order-command';

/** The country stays: postage and VAT depend on it. */
type CorrectedAddress = Pick<Address, 'name' | 'street' | 'building' | 'postcode' | 'town'>;

type Correction = OrderCommand & {
  email: string;
  /** Absent once goods have left, because it can no longer be corrected. */
  address?: CorrectedAddress | undefined;
};

/**
 * Corrects the email address of an order and, until goods have left, the address to which they are sent. Mails in the
 * outbox and later documents use the corrected data; existing documents are not changed. The log omits the data.
 * @throws OrderCommandError if the order is cancelled or forgotten, or if `address` is set and goods have left
 */
export function correctContact(db: Database, correction: Correction): Promise<void> {
  const { orderId, actor, now, email, address: corrected } = correction;
  return runOrderCommand(db, 'correct', orderId, async (tx, order) => {
    const reason = correctionRefusal(order, corrected !== undefined);
    if (reason) throw new OrderCommandError('correct', reason, order.number);
    const goodsAddress = deliveryAddressOf(order);
    const parsed = addressSchema.safeParse({ ...goodsAddress, ...corrected });
    if (!parsed.success) throw new OrderCommandError('correct', 'address', order.number);
    const json = JSON.stringify(parsed.data);
    if (email === order.email && json === JSON.stringify(goodsAddress)) return;
    const address = order.deliveryAddress ? JSON.stringify(order.address) : json;
    const delivery_address = order.deliveryAddress ? json : null;
    const searched = { number: order.number, email, address, delivery_address };
    const search = orderSearch(searched, order.lines);
    // A new email address gives the order a new token: the old link was mailed to the wrong address, whose
    // owner could open the order. For the minutes in which a new order can be paid by card the token stays, because
    // Stripe returns to the old link. The rest of a corrected order may stay open for weeks: its link changes.
    const isPaying =
      order.payment === 'stripe' && order.payment_state === 'open' && !order.corrected_at;
    const isMoved = !isPaying && email.toLowerCase() !== order.email.toLowerCase();
    const token = isMoved ? createToken() : order.token;
    await tx
      .updateTable('orders')
      .set({ email, address, delivery_address, search, token, token_digest: digestToken(token) })
      .where('id', '=', orderId)
      .execute();
    await writeLog(tx, { actor, act: 'contact corrected', orderId }, now);
  });
}

function correctionRefusal(order: Order, isAddress: boolean) {
  if (order.forgotten_at || !order.address) return 'forgotten';
  if (order.cancelled_at) return 'cancelled';
  return isAddress && hasLeft(order) ? 'sent' : undefined;
}
