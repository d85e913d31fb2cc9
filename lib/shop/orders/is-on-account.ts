import type { Till } from '@/lib/shop/pricing/till';
import type { Order } from './order';

/** Whether this order's bill follows the goods. */
export function isOnAccount(
  { payment }: Pick<Order, 'payment'>,
  till: Pick<Till, 'payment'>,
): boolean {
  return payment === 'bill' && till.payment.bill?.when === 'account';
}
