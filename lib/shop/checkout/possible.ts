import type { Currency } from '@/lib/primitives/money/currency';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { WayToPay } from '@/lib/shop/payments/way-to-pay';
import { waysToPay } from '@/lib/shop/payments/ways-to-pay';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** No way to pay depends on the sum, as long as there is one. */
const usual = 1_000;

/** How an order can reach its buyer; vouchers alone go by mail. */
export function deliveriesOf(
  { payment }: Pick<ShopConfig, 'payment'>,
  isAllDigital: boolean,
): Delivery[] {
  if (isAllDigital) return ['mail'];
  return payment.collection ? ['post', 'collection'] : ['post'];
}

/** How it can be paid in one of these ways of delivery, in the order in which they are offered. */
export function paymentsOf(
  till: ShopConfig,
  deliveries: readonly Delivery[],
  currency: Currency,
): PaymentMethod[] {
  const isOffered = (way: WayToPay) =>
    deliveries.some((delivery) => way.isOffered(till, { currency, delivery, total: usual }));
  return waysToPay.filter(isOffered).map(({ name }) => name);
}
