import { createHash } from 'node:crypto';
import { createTranslator } from 'next-intl';
import Stripe from 'stripe';
import { loadMessages } from '@/lib/i18n/messages';
import type { Order } from '@/lib/shop/orders/order';
import { fromPayment, orderPath } from '@/lib/shop/orders/order-links';
import { cardPaymentWindow } from '@/lib/shop/orders/order-status';
import { absoluteUrl } from '@/lib/site/site-url';
import type { PaymentMethodHandler } from '../payment-method-handler';

type Environment = Record<string, string | undefined>;

/** Timeout of one Stripe request (ms), since the order button waits for it. */
const requestTimeout = 15_000;

/**
 * Creates the Stripe client with `STRIPE_SECRET_KEY`. `STRIPE_API` (`http://127.0.0.1:4242`) replaces the address of
 * Stripe's server.
 * @throws without a key
 */
export function createStripeClient(env: Environment = process.env): Stripe {
  const key = env.STRIPE_SECRET_KEY?.trim();
  if (!key) throw new Error('STRIPE_SECRET_KEY is not set');
  const config = { timeout: requestTimeout, maxNetworkRetries: 2, telemetry: false };
  return new Stripe(key, { ...config, ...serverOf(env.STRIPE_API?.trim()) });
}

function serverOf(address: string | undefined) {
  if (!address) return {};
  const { protocol, hostname, port } = new URL(address);
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port || (isPlain ? 80 : 443),
  };
}

/** Stripe's minimum for CHF and EUR, smallest unit. */
const least = 50;

/** Payment by card or TWINT on Stripe's page. */
export const stripe: PaymentMethodHandler = {
  name: 'stripe',
  isOffered: ({ payment }, { total }) => payment.hasStripe && total >= least,

  async begin(order, amount, now) {
    const params = await sessionParams(order, amount, now);
    // Stripe refuses a known key with other parameters, such as a corrected email address or another amount. The rest
    // of a second correction may be the same amount: with the first one's key the buyer would get its paid page again.
    const identity = JSON.stringify([params, order.corrected_at]);
    const digest = createHash('sha256').update(identity).digest('base64url');
    const idempotencyKey = `order ${order.id} ${digest}`;
    const session = await createStripeClient().checkout.sessions.create(params, { idempotencyKey });
    return { redirect: session.url ?? undefined };
  },

  async payBack({ sourceId, amount, key }) {
    const client = createStripeClient();
    await client.refunds.create(
      { payment_intent: sourceId, amount },
      { idempotencyKey: `refund ${key}` },
    );
    const { latest_charge } = await client.paymentIntents.retrieve(sourceId, {
      expand: ['latest_charge'],
    });
    if (!latest_charge || typeof latest_charge === 'string')
      throw new Error('Stripe names no charge of a payment that it has paid back');
    return latest_charge.amount_refunded;
  },
};

type Params = Stripe.Checkout.SessionCreateParams;
type Item = NonNullable<Params['line_items']>[number];

/** Stripe accepts 100 line items; one is reserved for postage. */
const maxStripeLines = 99;

/**
 * The parameters of Stripe's payment page: the order's lines, or only the sum if a voucher or an earlier payment pays
 * a part, there is a discount, or there are too many lines. The payment methods (card, TWINT for CHF) are configured in
 * Stripe's dashboard.
 */
async function sessionParams(order: Order, amount: number, now: Date): Promise<Params> {
  const { id, number, locale, email, token } = order;
  const page = absoluteUrl(orderPath(token, locale));
  const metadata = { order: id, number };
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale,
    client_reference_id: id,
    ...(email && { customer_email: email }),
    line_items: await itemsOf(order, amount),
    metadata,
    payment_intent_data: { metadata, description: number },
    success_url: `${page}?from=${fromPayment}`,
    cancel_url: page,
    expires_at: Math.floor(sessionEnd(order, now) / 1000),
  };
}

const halfDay = 12 * 60 * 60_000;

/**
 * When the payment page closes (milliseconds since 1970). For the rest of a corrected order it is the next noon or
 * midnight in UTC: Stripe allows at most a day, and requests within half a day are identical.
 */
function sessionEnd({ placed_at, corrected_at }: Order, now: Date): number {
  if (!corrected_at) return Date.parse(placed_at) + cardPaymentWindow;
  return Math.ceil((now.getTime() + cardPaymentWindow) / halfDay) * halfDay;
}

async function itemsOf(order: Order, amount: number): Promise<Item[]> {
  const { locale, currency, lines, number, goods, postage, delivery, discounts } = order;
  const messages = await loadMessages(locale);
  const t = createTranslator({ locale, messages, namespace: 'Invoice' });
  const item = (name: string, amount: number, quantity = 1): Item => ({
    quantity,
    price_data: {
      currency: currency.toLowerCase(),
      unit_amount: amount,
      product_data: { name },
    },
  });
  const isAll = amount === goods + postage && discounts.length === 0;
  if (!isAll || lines.length > maxStripeLines) return [item(`${t('order')} ${number}`, amount)];
  const items = lines.map(({ title, price, pieces }) => item(title, price, pieces));
  return postage > 0 ? [...items, item(t('postage', { delivery }), postage)] : items;
}
