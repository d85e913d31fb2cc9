import { beforeAll, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { answerOrders } from '@/lib/shop/checkout/answer-orders';
import { answerQuote } from '@/lib/shop/checkout/answer-quote';
import messages from '@/messages/fr.json';
import { now } from '../commands/some-request';
import { sentForm } from './sent-form';

const type = 'application/x-www-form-urlencoded;charset=UTF-8';

function request(body: string, headers: Record<string, string> = {}) {
  const url = 'http://localhost:3000/api/shop/orders';
  return new Request(url, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
}
const send = (body: URLSearchParams, headers?: Record<string, string>) =>
  answerOrders(request(String(body), headers), now);
const json = { accept: 'application/json' };

beforeAll(() => {
  vi.stubEnv('DATABASE_URL', ':memory:');
  vi.stubEnv('STRIPE_SECRET_KEY', '');
  return () => vi.unstubAllEnvs();
});

async function quoted(sent: URLSearchParams) {
  const answer = await answerQuote(request(String(sent)));
  return { status: answer.status, ...(await answer.json()) };
}

test('a form is led to its order, in its language, by an address that holds wherever the site is', async () => {
  const sent = sentForm({ locale: 'de' });
  const { sums } = await quoted(sent);
  sent.set('shown', sums.shown);
  const answer = await send(sent);
  expect(answer.status).toBe(303);
  const location = answer.headers.get('location') ?? '';
  expect(location).toMatch(/^\/de\/commande\/[\w-]{22}$/);
  const token = location.split('/').at(-1);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      `^bobine-ordered=${token}; Path=/; Max-Age=3600; SameSite=Lax(?:; Secure)?$`,
    ),
  ]);
});

test('with faults it is led back to them, and a program is told them', async () => {
  const sent = sentForm({ email: 'anna' });
  const back = await send(sent, { accept: 'text/html' });
  expect(back.headers.getSetCookie(), 'nothing is ordered').toEqual([]);
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    expect.stringMatching(/^\/commande\?draft=[\w-]{22}#points$/),
  ]);
  const told = await send(sent, json);
  expect([told.status, await told.json()]).toMatchObject([
    400,
    { faults: [{ field: 'email', fault: 'email', words: expect.stringContaining('nom@') }] },
  ]);
});

test('an altered total is refused to a program with the reason, and with both sums', async () => {
  const answer = await send(sentForm({ shown: '1' }), json);
  expect(answer.status).toBe(400);
  expect((await answer.json()).error).toMatch(/au lieu de 0[.,]01/);
});

test.each<[string, URLSearchParams, string]>([
  ['no article', sentForm({}, []), 'empty'],
  ['a foreign article', sentForm({}, [['nothing-of-ours', '1']]), 'article'],
  ['a price of its own', sentForm({ price: '1' }), 'field'],
])('%s: 400 with the reason, for an order as for its sums', async (_, sent, reason) => {
  const refused = await send(sent, { referer: 'http://localhost/de/commande' });
  const { error, ...told } = await refused.json();
  expect([refused.status, told.reason]).toEqual([400, reason]);
  expect(error).not.toContain('{');
  if (reason !== 'article') expect(await quoted(sent)).toMatchObject({ status: 400, reason });
});

test('what is no form is refused', async () => {
  const answer = await answerOrders(request('{}', { 'content-type': 'application/json' }), now);
  expect([answer.status, (await answer.json()).reason]).toEqual([400, 'type']);
});

test('sums follow the country and say why there are none', async () => {
  const home = await quoted(sentForm());
  const away = await quoted(sentForm({ country: 'DE' }));
  expect(away.sums.vat).toEqual([expect.stringMatching(/19/)]);
  expect(away.sums.shown).not.toBe(home.sums.shown);
  const untaxed = await quoted(sentForm({ country: 'FR' }));
  expect(untaxed.sums).toMatchObject({
    total: { label: 'Total' },
    vat: [messages.Checkout.exported],
  });
  const heavy = await quoted(sentForm({ country: 'DE' }, [['blu-ray-nosferatu', '99']]));
  expect(heavy.words).toHaveLength(1);
  expect(heavy.words[0]).toMatch(/trop lourde.*Allemagne.*1\skg.*retrait sur place/);
  expect(heavy).not.toHaveProperty('sums');
});

test('what is wrong with a voucher’s code is said with the sums, and for its field', async () => {
  const { sums, words, fields } = await quoted(sentForm({ voucher: 'FALSCH-FALSCH' }));
  const { unknown } = messages.Checkout.fieldFaults;
  expect([sums.shown > 0, words, fields]).toEqual([true, [unknown], { voucher: unknown }]);
  expect((await quoted(sentForm())).fields).toEqual({});
});

test('no number of pieces: no sums, and why, at the field; of an order a fault, to a program 400', async () => {
  const sent = sentForm({ locale: 'de' }, [['blu-ray-nosferatu', '0.5']]);
  const { sums, words, fields } = await quoted(sent);
  expect(sums).toBeUndefined();
  expect(words).toEqual([expect.stringMatching(/^Anzahl von «.+»: eine ganze Zahl/)]);
  expect(fields).toEqual({ 'pieces-blu-ray-nosferatu': words[0] });
  expect((await send(sent, { accept: 'text/html' })).headers.get('location')).toMatch(/#points$/);
  const told = await send(sent, json);
  expect([told.status, await told.json()]).toMatchObject([400, { error: words[0] }]);
});

test('who has chosen to pay on collection and then the post is told with the sums, script or not', async () => {
  const wrong = { delivery: 'post', payment: 'collection' };
  const said = messages.Checkout.fieldFaults.collection;
  const { fields, sums } = await quoted(sentForm(wrong));
  expect([fields.payment, sums.shown > 0]).toEqual([said, true]);
  expect(
    (await quoted(sentForm({ ...wrong, delivery: 'collection' }))).fields.payment,
  ).toBeUndefined();
  const answer = await send(sentForm({ ...wrong, act: 'recalculate' }));
  expect(answer.headers.get('location')).toMatch(/#points$/);
});
