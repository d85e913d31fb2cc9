import { beforeEach, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { handleOrderRequest } from '@/lib/shop/checkout/handle-order-request';
import { handleQuoteRequest } from '@/lib/shop/checkout/handle-quote-request';
import messages from '@/messages/fr.json';
import { now } from '../commands/some-request';
import { sentForm } from './sent-form';

const { exported, fieldErrors } = messages.Checkout;
const json = { accept: 'application/json' };
const html = { accept: 'text/html' };

function request(body: string, headers: Record<string, string> = {}) {
  const type = 'application/x-www-form-urlencoded;charset=UTF-8';
  return new Request('http://localhost:3000/api/shop/orders', {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  });
}
const order = (sent: URLSearchParams, headers?: Record<string, string>) =>
  handleOrderRequest(request(String(sent), headers), now);
async function quote(sent: URLSearchParams) {
  const response = await handleQuoteRequest(request(String(sent)));
  return { status: response.status, ...(await response.json()) };
}

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', ':memory:');
  vi.stubEnv('STRIPE_SECRET_KEY', '');
});

test('a valid form redirects to its order page by a relative address and sets the order cookie', async () => {
  const sent = sentForm({ locale: 'de' });
  sent.set('shown', (await quote(sent)).sums.shown);
  const { status, headers } = await order(sent);
  const [, token] = /^\/de\/commande\/([\w-]{22})$/.exec(headers.get('location') ?? '') ?? [];
  expect([status, token]).toEqual([303, expect.any(String)]);
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(
      `^bobine-ordered=${token}; Path=/; Max-Age=3600; SameSite=Lax(?:; Secure)?$`,
    ),
  ]);
});

test('an invalid form redirects to its error list, and sends the errors to a JSON client', async () => {
  const sent = sentForm({ email: 'anna' });
  const { status, headers } = await order(sent, html);
  expect([status, headers.getSetCookie(), headers.get('location')]).toEqual([
    303,
    [],
    expect.stringMatching(/^\/commande\?draft=[\w-]{22}#points$/),
  ]);
  const response = await order(sent, json);
  expect([response.status, await response.json()]).toMatchObject([
    400,
    { faults: [{ field: 'email', fault: 'email', words: expect.stringContaining('nom@') }] },
  ]);
});

test.each<[string, URLSearchParams, string]>([
  ['no article', sentForm({}, []), 'empty'],
  ['an unknown article', sentForm({}, [['nothing-of-ours', '1']]), 'article'],
  ['an unknown field', sentForm({ price: '1' }), 'field'],
])('an order or quote with %s is malformed: 400 with the reason', async (_, sent, reason) => {
  const response = await order(sent, { referer: 'http://localhost/de/commande' });
  const body = await response.json();
  expect([response.status, body.reason]).toEqual([400, reason]);
  expect(body.error).not.toContain('{');
  if (reason !== 'article') expect(await quote(sent)).toMatchObject({ status: 400, reason });
});

test('a body that is not URL-encoded is malformed', async () => {
  const response = await handleOrderRequest(
    request('{}', { 'content-type': 'application/json' }),
    now,
  );
  expect([response.status, (await response.json()).reason]).toEqual([400, 'type']);
});

test('a quote depends on the country and says why a parcel has no sums', async () => {
  const [home, germany] = [await quote(sentForm()), await quote(sentForm({ country: 'DE' }))];
  expect(germany.sums.vat).toEqual([expect.stringMatching(/19/)]);
  expect(germany.sums.shown).not.toBe(home.sums.shown);
  const { sums } = await quote(sentForm({ country: 'FR' }));
  expect(sums).toMatchObject({ total: { label: 'Total' }, vat: [exported] });
  const heavy = await quote(sentForm({ country: 'DE' }, [['blu-ray-nosferatu', '99']]));
  expect(heavy.words).toEqual([
    expect.stringMatching(/trop lourde.*Allemagne.*1\skg.*retrait sur place/),
  ]);
  expect(heavy).not.toHaveProperty('sums');
});

test('an invalid number of pieces has no sums and is reported beside its field', async () => {
  const sent = sentForm({}, [['blu-ray-nosferatu', '0.5']]);
  const { sums, words, fields } = await quote(sent);
  expect([sums, words.length]).toEqual([undefined, 1]);
  expect(fields).toEqual({ 'pieces-blu-ray-nosferatu': words[0] });
  const response = await order(sent, json);
  expect([response.status, await response.json()]).toMatchObject([400, { error: words[0] }]);
});

test('payment at collection with delivery by post is reported with the sums', async () => {
  const choice = { delivery: 'post', payment: 'collection' };
  const { fields, sums } = await quote(sentForm(choice));
  expect([fields.payment, sums.shown > 0]).toEqual([fieldErrors.collection, true]);
  const collected = await quote(sentForm({ ...choice, delivery: 'collection' }));
  expect(collected.fields.payment).toBeUndefined();
  const { headers } = await order(sentForm({ ...choice, act: 'recalculate' }));
  expect(headers.get('location')).toMatch(/#points$/);
});
