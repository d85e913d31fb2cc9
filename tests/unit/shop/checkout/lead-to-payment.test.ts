import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { redirectToPayment } from '@/lib/shop/checkout/redirect-to-payment';
import { openDatabase } from '@/lib/shop/database/open-database';
import type { Order } from '@/lib/shop/orders/order';
import { sell } from '../commands/read-shop';
import { someRequest } from '../commands/some-request';
import { someTill } from '../commands/some-till';

let order: Order;
let logged: string[];
const closing: (() => void)[] = [];

/** In Stripe's place. @returns its address */
async function answer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeEach(async () => {
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_double');
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0);
  const db = await openDatabase(':memory:');
  order = await sell(db, { ...someRequest({ payment: 'stripe' }), locale: 'de', now: new Date() });
  await db.destroy();
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) close();
});

/** What stands in the log once it was tried. */
async function failureOf(stripe: string): Promise<string> {
  vi.stubEnv('STRIPE_API', stripe);
  const { status, headers } = await redirectToPayment(order, someTill);
  expect([status, headers.get('location')]).toEqual([303, `/de/commande/${order.token}`]);
  expect(logged).toHaveLength(1);
  return JSON.parse(logged[0] ?? '').message;
}

test('where Stripe cannot be reached the order’s page is shown, and the log says so', async () => {
  const gone = await answer((request) => request.socket.destroy());
  const said = await failureOf(gone);
  expect(said).toContain(order.number);
  expect(said).toContain('StripeConnectionError');
});

test('what Stripe refuses is said without the addresses and the token that it repeats', async () => {
  const message = `Bad: ${order.email}, https://lanterne.example/commande/${order.token}`;
  const error = {
    type: 'invalid_request_error',
    code: 'url_invalid',
    param: 'success_url',
    message,
  };
  const refusing = await answer((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify({ error }));
  });
  expect(await failureOf(refusing)).toBe(
    `The payment of ${order.number} could not be begun: StripeInvalidRequestError 400 url_invalid success_url req_1`,
  );
  for (const secret of [order.email, order.token, 'sk_test', 'lanterne'])
    expect(logged[0]).not.toContain(secret);
});
