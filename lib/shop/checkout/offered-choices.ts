import type { Currency } from '@/lib/primitives/money/money';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { PaymentMethodHandler } from '@/lib/shop/payments/payment-method';
import { paymentMethods } from '@/lib/shop/payments/payment-methods';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** Sample total. It is above the minimum of every payment method, and no payment method has a maximum. */
const sampleTotal = 1_000;

/** The delivery methods for an order; vouchers alone are sent by e-mail. */
export function offeredDeliveries(
  { payment }: Pick<ShopConfig, 'payment'>,
  isAllDigital: boolean,
): Delivery[] {
  if (isAllDigital) return ['mail'];
  return payment.collection ? ['post', 'collection'] : ['post'];
}

/** The payment methods for any of these delivery methods, in the order they are offered. */
export function offeredPayments(
  shopConfig: ShopConfig,
  deliveries: readonly Delivery[],
  currency: Currency,
): PaymentMethod[] {
  const isOffered = (way: PaymentMethodHandler) =>
    deliveries.some((delivery) =>
      way.isOffered(shopConfig, { currency, delivery, total: sampleTotal }),
    );
  return paymentMethods.filter(isOffered).map(({ name }) => name);
}
