import type { Currency } from '@/lib/primitives/money/money';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Order } from '@/lib/shop/orders/order';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';

/** The facts that decide whether a payment method is offered; `total` in the smallest unit. */
export type PaymentFacts = { currency: Currency; delivery: Delivery; total: number };

/**
 * The URL of an immediate payment. Without it the visitor goes to the order page, which explains the
 * payment.
 */
export type StartedPayment = { redirect?: string };

/**
 * A payment method. To add one, write one file and a line in `paymentMethods`, and add its name to
 * `PaymentMethod`, to the checks in `read-form`, `place-order` and `invoice-document`, and to the
 * messages. It books received money with `payOrder`.
 */
export type PaymentMethodHandler = {
  name: PaymentMethod;
  isOffered(shopConfig: ShopConfig, toPay: PaymentFacts): boolean;
  /**
   * @param amount what is to be paid (smallest unit): the order's total, or the rest of a corrected order
   * @throws if the payment provider cannot be reached; the order remains placed and can be paid later
   */
  begin(order: Order, amount: number, now: Date): Promise<StartedPayment>;
  /**
   * Refunds through the same method; absent if staff do it by hand.
   * @param key idempotency key, so that the same refund is made only once
   * @returns the total refunded of that payment, including this refund (smallest unit)
   */
  payBack?(paid: { sourceId: string; amount: number; key: string }): Promise<number>;
};
