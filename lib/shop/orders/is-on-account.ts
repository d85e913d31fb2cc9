import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { Order } from './order';

/** Whether the goods are sent before the bill is paid. */
export function isOnAccount(
  { payment }: Pick<Order, 'payment'>,
  till: Pick<ShopConfig, 'payment'>,
): boolean {
  return payment === 'bill' && till.payment.bill?.when === 'account';
}
