import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/shop/database/open-database';
import { cardPaymentWindow } from '@/lib/shop/orders/card-payment';
import type { Order } from '@/lib/shop/orders/order';
import { beginPayment, offeredMethods } from '@/lib/shop/payments/payment-methods';
import { startStripe } from '@/tests/doubles/stripe';
import { sell } from '../../commands/read-shop';
import { someRequest } from '../../commands/some-request';
import { someTill } from '../../commands/some-till';

let stripe: Awaited<ReturnType<typeof startStripe>>;
let order: Order;

beforeAll(async () => {
  stripe = await startStripe({ secret: 'whsec_double' });
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_double');
  vi.stubEnv('STRIPE_API', stripe.address);
  vi.stubEnv('SITE_URL', 'https://lanterne.example');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await stripe.stop();
});

beforeEach(async () => {
  const db = await openDatabase(':memory:');
  const request = someRequest({ pieces: { dvd: 2, book: 1 }, payment: 'stripe' });
  order = await sell(db, { ...request, locale: 'de', now: new Date() });
  await db.destroy();
});

test('an order by card leads to Stripe’s page with its own lines, and back to its own page', async () => {
  const { redirect } = await beginPayment(order, someTill);
  const [session] = [...stripe.sessions.values()].slice(-1);
  expect(redirect).toBe(session?.url);
  expect(session).toMatchObject({ amount_total: order.total, currency: 'chf' });
  const { form, authorization } = stripe.asked.at(-1) ?? {};
  expect(authorization).toBe('Bearer sk_test_double');
  expect(Object.fromEntries(form ?? [])).toMatchObject({
    mode: 'payment',
    locale: 'de',
    client_reference_id: order.id,
    customer_email: order.email,
    success_url: `https://lanterne.example/de/commande/${order.token}?from=payment`,
    cancel_url: `https://lanterne.example/de/commande/${order.token}`,
    'metadata[order]': order.id,
    'payment_intent_data[metadata][order]': order.id,
    'line_items[0][price_data][product_data][name]': order.lines[0]?.title,
    'line_items[0][quantity]': String(order.lines[0]?.pieces),
    'line_items[2][price_data][product_data][name]': 'Versandkosten',
    'line_items[2][price_data][unit_amount]': '700',
  });
  expect(form?.has('payment_method_types[0]')).toBe(false);
});

test('begun twice it is one session: nobody pays twice', async () => {
  const before = stripe.sessions.size;
  const first = await beginPayment(order, someTill);
  expect(await beginPayment(order, someTill)).toEqual(first);
  expect(stripe.sessions.size).toBe(before + 1);
});

test('where a voucher has paid a part the sum alone is asked for', async () => {
  await beginPayment({ ...order, redeemed: 1000, total: order.total - 1000 }, someTill);
  const { form } = stripe.asked.at(-1) ?? {};
  expect(form?.get('line_items[0][price_data][unit_amount]')).toBe(String(order.total - 1000));
  expect(form?.has('line_items[1][quantity]')).toBe(false);
});

test.each([
  ['paid', { payment_state: 'paid' as const }],
  ['cancelled', { cancelled_at: new Date().toISOString() }],
  ['withdrawn from', { withdrawn_at: new Date().toISOString() }],
  ['paid with a voucher', { total: 0 }],
  ['billed', { payment: 'bill' as const }],
  ['to be paid no more', { placed_at: new Date(Date.now() - cardPaymentWindow).toISOString() }],
])('what is %s leads nowhere, and nothing is asked of Stripe', async (_, change) => {
  const before = stripe.asked.length;
  expect(await beginPayment({ ...order, ...change }, someTill)).toEqual({});
  expect(stripe.asked).toHaveLength(before);
});

test('offered is what the till has and the order can be paid by', () => {
  const offered = (change: object) =>
    offeredMethods(someTill, { currency: 'CHF', delivery: 'post', total: 4190, ...change }).map(
      ({ name }) => name,
    );
  expect(offered({})).toEqual(['stripe', 'bill']);
  expect(offered({ delivery: 'collection' })).toEqual(['stripe', 'bill', 'collection']);
  expect(offered({ total: 49 })).toEqual(['bill']);
  const none = { ...someTill, payment: { hasStripe: false } };
  expect(offeredMethods(none, { currency: 'CHF', delivery: 'post', total: 4190 })).toEqual([]);
});
