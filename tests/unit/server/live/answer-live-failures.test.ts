import { describe, expect, it } from 'vitest';
import { openLive } from './open-live';

const html = { headers: { accept: 'text/html,*/*' } };
const json = { 'content-type': 'application/json; charset=utf-8' };
const answerOf = (status: number) => openLive(() => ({ status }));
const reasonOf = (body: string, status = 400, headers: Record<string, string> = json) =>
  openLive(() => ({ status, headers, body: Buffer.from(body) }));

describe('a page that Next does not have', () => {
  it.each([
    ['/commande/abc', 'order not found'],
    ['/de/commande/abc?act=forget', 'order not found'],
    ['/commande', 'not found'],
    ['/news/commande/abc', 'not found'],
    ['/desk/abc', 'not found'],
    ['/desk/api/abc', 'not found'],
  ])('%s is told of by a page of the site: %s', async (path, page) => {
    const { ask, told, logged } = answerOf(404);
    expect((await ask(path)).status).toBe(404);
    expect([told, logged]).toEqual([[page], []]);
  });

  it('of the shop’s programs is told of by them', async () => {
    const { ask, told } = answerOf(404);
    const { status, body } = await ask('/api/shop/quote');
    expect([status, body, told]).toEqual([404, 'next', []]);
  });
});

describe('a reason that a handler gives', () => {
  const said = '{"error":"Nothing of that name"}';

  it.each([400, 404, 500, 503])('with %i, a visitor reads on a page', async (status) => {
    const { ask, told, logged } = reasonOf(said, status);
    expect((await ask('/api/shop/orders', html)).status).toBe(status);
    expect([told, logged]).toEqual([[{ status, words: 'Nothing of that name' }], []]);
  });

  it.each([
    ['nobody reads a page', said, 400, json, '/api/shop/orders', { headers: { accept: '*/*' } }],
    ['nobody says what is read', said, 400, json, '/api/shop/orders', {}],
    ['the desk is asked', said, 400, json, '/desk?a', html],
    ['it is none', '{"error":7}', 400, json, '/api/shop/orders', html],
    ['it is no refusal', said, 399, json, '/api/shop/orders', html],
    ['it is no JSON', said, 400, { 'content-type': 'text/html' }, '/api/shop/orders', html],
    ['nobody says what it is', said, 400, {}, '/api/shop/orders', html],
    ['there is none', '', 400, json, '/api/shop/orders', html],
  ])('stays as it is where %s', async (_, words, status, headers, path, asked) => {
    const { ask, told } = reasonOf(words, status, headers);
    const { status: sent, body } = await ask(path, asked);
    expect([sent, body, told]).toEqual([status, words, []]);
  });
});

describe('where Next fails', () => {
  const away = { status: 503, retryAfter: 30, id: expect.stringMatching(/^[\da-f]{8}$/) };

  it.each([500, 502])('by %i, it is logged and told under the same name', async (status) => {
    const { ask, asked, told, logged } = answerOf(status);
    expect((await ask('/commande/Xk9_abc')).status).toBe(503);
    expect(told).toEqual([{ ...away, reason: 'order' }]);
    const id = asked[0]?.[1]?.['x-bobine-error-id'];
    expect(told).toMatchObject([{ id }]);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { id, method: 'GET', url: '/commande/*', message: `Next answered ${status}` },
    ]);
  });

  it('by throwing, too, and once', async () => {
    const { ask, told, logged } = openLive(() => Promise.reject(new Error('no database')));
    await ask('/commande');
    expect(told).toEqual([{ ...away, reason: 'away' }]);
    const [line, ...others] = logged.map((one) => JSON.parse(one));
    expect([line.message, others]).toEqual(['no database', []]);
    expect(told).toMatchObject([{ id: line.id }]);
  });

  it.each([499, 503])('%i is an answer of its own', async (status) => {
    const { ask, told, logged } = answerOf(status);
    expect((await ask('/commande')).status).toBe(status);
    expect([told, logged]).toEqual([[], []]);
  });

  it.each([
    ['/desk', 'desk'],
    ['/desk/orders', 'desk'],
    ['/desk?next=/commande/a', 'desk'],
    ['/desktop', 'away'],
    ['/news/desk', 'away'],
    ['/commande', 'away'],
    ['/commande/', 'away'],
    ['/commande?from=/commande/a', 'away'],
    ['/commandes/a', 'away'],
    ['/news/commande/a', 'away'],
    ['/de/commande/a', 'order'],
    ['/api/shop/orders', 'away'],
    ['/api/shop/orders/a', 'order'],
    ['/retractation', 'declaration'],
    ['/de/retractation/a', 'declaration'],
    ['/retractation?a', 'declaration'],
    ['/api/shop/withdrawals', 'declaration'],
    ['/retractations', 'away'],
    ['/news/retractation', 'away'],
    ['/api/shop/quote?from=/retractation', 'away'],
  ])('of %s it says what whoever asked has to hear: %s', async (path, reason) => {
    const { ask, told } = answerOf(500);
    await ask(path);
    expect(told).toEqual([{ ...away, reason }]);
  });
});
