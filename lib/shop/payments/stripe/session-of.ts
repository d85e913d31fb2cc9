import { createTranslator } from 'next-intl';
import type Stripe from 'stripe';
import { loadMessages } from '@/lib/i18n/messages';
import { payableFor } from '@/lib/shop/orders/card-payment';
import type { Order } from '@/lib/shop/orders/order';
import { fromPayment, orderPath } from '@/lib/shop/orders/order-path';
import { absoluteUrl } from '@/lib/site/absolute-url';

type Params = Stripe.Checkout.SessionCreateParams;
type Item = NonNullable<Params['line_items']>[number];

/** Stripe accepts 100 line items; one is reserved for postage. */
const mostLines = 99;

/**
 * The parameters of Stripe's payment page: the order's lines, or only the sum if a voucher pays a
 * part. The payment methods (card, TWINT for CHF) are configured in Stripe's dashboard.
 */
export async function sessionOf(order: Order): Promise<Params> {
  const { id, number, locale, email, token, placed_at } = order;
  const page = absoluteUrl(orderPath(token, locale));
  const metadata = { order: id, number };
  return {
    mode: 'payment',
    submit_type: 'pay',
    locale,
    client_reference_id: id,
    ...(email && { customer_email: email }),
    line_items: await itemsOf(order),
    metadata,
    payment_intent_data: { metadata, description: number },
    success_url: `${page}?from=${fromPayment}`,
    cancel_url: page,
    expires_at: Math.floor((Date.parse(placed_at) + payableFor) / 1000),
  };
}

async function itemsOf(order: Order): Promise<Item[]> {
  const { locale, currency, lines, number, postage, total, redeemed, delivery } = order;
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
  if (redeemed > 0 || lines.length > mostLines) return [item(`${t('order')} ${number}`, total)];
  const goods = lines.map(({ title, price, pieces }) => item(title, price, pieces));
  return postage > 0 ? [...goods, item(t('postage', { delivery }), postage)] : goods;
}
