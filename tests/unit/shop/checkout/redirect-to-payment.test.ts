import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { getCheckoutTranslator } from '@/lib/shop/checkout/checkout-messages';
import { redirectPage, redirectToPayment } from '@/lib/shop/checkout/handle-order-request';
import { openDatabase } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { sell } from '../commands/read-shop';
import { someRequest } from '../commands/some-request';

let order: Order;
let logged: string[];

beforeEach(async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_double');
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  const db = await openDatabase(':memory:');
  order = await sell(db, { ...someRequest({ payment: 'stripe' }), locale: 'de', now: new Date() });
  await db.destroy();
});

/** Redirects to the payment at this port of Stripe's API, which fails. @returns the logged message */
async function failureAt(port: number): Promise<string> {
  vi.stubEnv('STRIPE_API', `http://127.0.0.1:${port}`);
  const { status, headers } = await redirectToPayment(order, order.total);
  expect([status, headers.get('location')]).toEqual([303, `/de/commande/${order.token}`]);
  expect(logged).toHaveLength(1);
  return JSON.parse(logged[0] ?? '').message;
}

test('an unreachable Stripe redirects to the order page and is logged', async () => {
  const message = await failureAt(1);
  expect(message).toContain(order.number);
  expect(message).toContain('StripeConnectionError');
});

test('an error of Stripe is logged without the email address, token and key that it repeats', async () => {
  const message = `Bad: ${order.email}, https://lanterne.example/commande/${order.token}`;
  const reason = { type: 'invalid_request_error', code: 'url_invalid', param: 'success_url' };
  const stripe = createServer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify({ error: { ...reason, message } }));
  });
  onTestFinished(() => void stripe.close());
  await new Promise<void>((done) => stripe.listen(0, '127.0.0.1', done));
  expect(await failureAt((stripe.address() as AddressInfo).port)).toBe(
    `The payment of ${order.number} could not be begun: StripeInvalidRequestError 400 url_invalid success_url req_1`,
  );
  for (const secret of [order.email, order.token, 'sk_test', 'lanterne'])
    expect(logged[0]).not.toContain(secret);
});

test('the redirect page refreshes to the payment and has a link, with the address escaped', async () => {
  const address = 'https://pay.example/c?a=1&b="><script>';
  const html = redirectPage(address, 'de', await getCheckoutTranslator('de'));
  const escaped = 'https://pay.example/c?a=1&amp;b=&quot;&gt;&lt;script&gt;';
  expect(html).toContain(`content="0;url=${escaped}"`);
  expect(html).toContain(`<a href="${escaped}"`);
  expect(html).not.toContain('<script');
});
