import type { Currency } from '@/lib/primitives/money/money';
import type { PaymentMethod } from '@/lib/shop/database/tables';
import type { Order } from '@/lib/shop/orders/order';
import { cardPayment } from '@/lib/shop/orders/order-status';
import type { Delivery } from '@/lib/shop/pricing/quote';
import type { ShopConfig } from '@/lib/shop/pricing/shop-config';
import type { PaymentFacts, PaymentMethodHandler, StartedPayment } from './payment-method-handler';
import { stripe } from './stripe/stripe';

/** Payment by QR-bill: the invoice has all details, and payments are read from the bank file. */
const bill: PaymentMethodHandler = {
  name: 'bill',
  isOffered: ({ payment }) => payment.bill !== undefined,
  begin: async () => ({}),
};

/** Payment at collection. */
const collection: PaymentMethodHandler = {
  name: 'collection',
  isOffered: ({ payment }, { delivery }) =>
    payment.collection !== undefined && delivery === 'collection',
  begin: async () => ({}),
};

/** The payment methods in the order they are offered. */
export const paymentMethods: readonly PaymentMethodHandler[] = [stripe, bill, collection];

/** The payment methods offered for these facts. The caller skips the check if a voucher pays the whole order. */
export function offeredMethods(
  shopConfig: ShopConfig,
  facts: PaymentFacts,
): PaymentMethodHandler[] {
  return paymentMethods.filter((method) => method.isOffered(shopConfig, facts));
}

/**
 * Starts the payment after the order button or the order page's pay button. A second call returns
 * the same payment page. Returns `{}` for payment by bill or at collection, and if nothing is left
 * to pay, the payment is pending, the time to pay by card is over, or the order is cancelled or
 * withdrawn.
 * @param amount what is still to be paid (`readAccount`), smallest unit
 * @throws if the payment provider cannot be reached: the order remains placed and can be paid later
 */
export async function beginPayment(
  order: Order,
  amount: number,
  now = new Date(),
): Promise<StartedPayment> {
  const isBlocked = order.cancelled_at || order.withdrawn_at || order.payment_pending_at;
  const isOpen = order.payment_state === 'open' && amount > 0 && !isBlocked;
  const method = paymentMethods.find(({ name }) => name === order.payment);
  const hasExpired = cardPayment(order, now)?.state === 'over';
  return isOpen && !hasExpired && method ? method.begin(order, amount, now) : {};
}

/**
 * Logs a payment that could not be started, with the order number. Error messages may contain an
 * email address, a key or the order page's URL, so only the kind of error is logged.
 */
export function logPaymentFailure(error: unknown, number: string): void {
  const [level, time] = ['error', new Date().toISOString()];
  const message = `The payment of ${number} could not be begun: ${kindOf(error)}`;
  process.stderr.write(`${JSON.stringify({ level, time, message })}\n`);
}

/**
 * Fields of Stripe errors besides the message; `requestId` finds the request in Stripe's dashboard.
 */
type ProviderErrorFields = { type?: string; code?: string; param?: string; statusCode?: number } & {
  requestId?: string;
  detail?: { code?: string };
};

function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { type, code, param, statusCode, requestId, detail }: ProviderErrorFields = error as Error &
    ProviderErrorFields;
  const parts = [type ?? error.name, statusCode, code ?? detail?.code, param, requestId];
  return parts.filter(Boolean).join(' ');
}

/**
 * The total with which `offeredPayments` asks each payment method. It is above the minimum of every
 * method, and none has a maximum.
 */
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
  const isOffered = (offeredHandler: PaymentMethodHandler) =>
    deliveries.some((delivery) =>
      offeredHandler.isOffered(shopConfig, { currency, delivery, total: sampleTotal }),
    );
  return paymentMethods.filter(isOffered).map(({ name }) => name);
}
