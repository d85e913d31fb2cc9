import type { Currency } from '@/lib/primitives/money/currency';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { WayToPay } from '@/lib/shop/payments/way-to-pay';
import { waysToPay } from '@/lib/shop/payments/ways-to-pay';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** Sample total: no payment method depends on the sum, as long as it is not zero. */
const usual = 1_000;

/** The delivery methods for an order; vouchers alone are sent by mail. */
export function deliveriesOf(
  { payment }: Pick<ShopConfig, 'payment'>,
  isAllDigital: boolean,
): Delivery[] {
  if (isAllDigital) return ['mail'];
  return payment.collection ? ['post', 'collection'] : ['post'];
}

/** The payment methods for any of these delivery methods, in the order they are offered. */
export function paymentsOf(
  till: ShopConfig,
  deliveries: readonly Delivery[],
  currency: Currency,
): PaymentMethod[] {
  const isOffered = (way: WayToPay) =>
    deliveries.some((delivery) => way.isOffered(till, { currency, delivery, total: usual }));
  return waysToPay.filter(isOffered).map(({ name }) => name);
}
