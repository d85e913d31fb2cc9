import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { CallNext, NextAnswer } from '@/lib/server/call-next';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { readClientKey } from '@/lib/server/requests/client-key';
import { createUncachedHandler, sendUncached } from '@/lib/server/uncached/uncached-handler';
import { clientKeyHeader } from '@/lib/shop/vouchers/guess-limit';
import { responseOf } from '../response-of';

type Given = Parameters<typeof createUncachedHandler>[0];
type Asked = NonNullable<Parameters<typeof responseOf>[1]>;

/** The handler over a stand-in for Next. Records the calls of Next, the error pages and the log lines. */
function open(
  next: (...asked: Parameters<CallNext>) => Promise<Partial<NextAnswer>> | Partial<NextAnswer>,
  more: Partial<Given> = {},
) {
  const asked: Parameters<CallNext>[] = [];
  const errors: unknown[] = [];
  const logged: string[] = [];
  const report = (error: unknown, response: ServerResponse, status: number) => {
    errors.push(error);
    response.writeHead(status).end();
    return Promise.resolve();
  };
  const handler = createUncachedHandler({
    callNext: async (...given) => {
      asked.push(given);
      const headers = { 'content-type': 'text/html' };
      const whole = { status: 200, headers, cookies: [], body: Buffer.from('next') };
      return { ...whole, ...(await next(...given)) };
    },
    errorPages: {
      sendNotFound: (_, response) => report('not found', response, 404),
      sendOrderNotFound: (_, response) => report('order not found', response, 404),
      sendRefusal: (_, response, refusal) => report(refusal, response, refusal.status),
    },
    pageHeadersOf: createPageHeadersCache([]),
    log: (line) => logged.push(line),
    ...more,
  });
  const ask = (path: string, more: Asked = {}) => responseOf(handler, { path, ...more });
  return { handler, asked, errors, logged, ask };
}

/** The response to a client that has closed the connection. */
const gone = { destroyed: true, once: () => gone } as unknown as ServerResponse;
const socket = { remoteAddress: '127.0.0.1' };

it('a request passed to Next has the client’s headers except conditional and range headers, and a client key set by the server', async () => {
  const { handler, asked } = open(() => ({}));
  const kept = { cookie: 'a=1', accept: 'text/html', 'x-forwarded-for': '203.0.113.7' };
  const conditional = { 'if-none-match': '"a"', 'if-modified-since': 'today' };
  const headers = { ...conditional, range: 'bytes=0-1', ...kept, [clientKeyHeader]: 'forged' };
  await handler({ url: '/commande?a=1', headers, socket } as never, gone);
  expect(asked).toEqual([
    [
      '/commande?a=1',
      {
        ...kept,
        'x-bobine-error-id': expect.stringMatching(/^[\da-f]{8}$/),
        [clientKeyHeader]: readClientKey({ headers: kept, socket }),
      },
      { method: 'GET', body: undefined, signal: expect.any(AbortSignal) },
    ],
  ]);
});

it('a request passed to Next identifies the client behind the configured number of proxies', async () => {
  const { handler, asked } = open(() => ({}), { proxies: 2 });
  const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
  await handler({ url: '/commande', headers, socket } as never, gone);
  const client = readClientKey({ headers: { 'x-forwarded-for': '203.0.113.7' }, socket }, 1);
  expect(asked[0]?.[1]).toMatchObject({ [clientKeyHeader]: client });
});

it('a refused request is not passed to Next', async () => {
  const { ask, asked, errors } = open(() => ({}));
  const { status, headers } = await ask('/desk', { method: 'PROPFIND' });
  expect([status, headers.connection, asked]).toEqual([405, 'keep-alive', []]);
  expect(errors).toEqual([{ status: 405, reason: 'method' }]);
});

it('a refused request closes the connection if the client still has to send its body', async () => {
  const { ask, errors } = open(() => ({}));
  const body = 'x'.repeat(64 * 1024 + 1);
  const home = { 'sec-fetch-site': 'same-origin' };
  const { status, headers } = await ask('/desk', { method: 'POST', headers: home, body });
  expect([status, headers.connection]).toEqual([413, 'close']);
  expect(errors).toEqual([{ status: 413, reason: 'large' }]);
});

it.each([
  ['/commande/abc', 'order not found'],
  ['/de/commande/abc?act=forget', 'order not found'],
  ['/commande', 'not found'],
  ['/news/commande/abc', 'not found'],
  ['/desk/abc', 'not found'],
  ['/desk/api/abc', 'not found'],
])('a 404 of Next at %s becomes a page of the site: %s', async (path, page) => {
  const { ask, errors, logged } = open(() => ({ status: 404 }));
  expect((await ask(path)).status).toBe(404);
  expect([errors, logged]).toEqual([[page], []]);
});

describe('a JSON error of a shop handler', () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  const html = { headers: { accept: 'text/html,*/*' } };
  const error = '{"error":"Nothing of that name"}';
  const openWith = (body: string, status: number, headers: Record<string, string> = json) =>
    open(() => ({ status, headers, body: Buffer.from(body) }));

  it.each([400, 404, 500, 503])('with %i becomes a page for a browser', async (status) => {
    const { ask, errors, logged } = openWith(error, status);
    expect((await ask('/api/shop/orders', html)).status).toBe(status);
    expect([errors, logged]).toEqual([[{ status, message: 'Nothing of that name' }], []]);
  });

  it.each([
    ['the client accepts anything', error, 400, json, '/api/shop/orders', { accept: '*/*' }],
    ['the client accepts nothing in particular', error, 400, json, '/api/shop/orders', {}],
    ['it comes from the admin', error, 400, json, '/desk?a', html.headers],
    ['it has no message', '{"error":7}', 400, json, '/api/shop/orders', html.headers],
    ['the status is no error', error, 399, json, '/api/shop/orders', html.headers],
    ['it is HTML', error, 400, { 'content-type': 'text/html' }, '/api/shop/orders', html.headers],
    ['it has no type', error, 400, {}, '/api/shop/orders', html.headers],
    ['it is empty', '', 400, json, '/api/shop/orders', html.headers],
  ] as const)('stays as it is if %s', async (_, text, status, headers, path, asked) => {
    const { ask, errors } = openWith(text, status, headers as Record<string, string>);
    const { status: sent, body } = await ask(path, { headers: asked as Record<string, string> });
    expect([sent, body, errors]).toEqual([status, text, []]);
  });
});

const away = { status: 503, retryAfter: 30, id: expect.stringMatching(/^[\da-f]{8}$/) };
const openWith = (status: number) => open(() => ({ status }));

it.each([500, 502])(
  'when Next fails: a %i is logged without the token, under the id that is shown',
  async (status) => {
    const { ask, asked, errors, logged } = openWith(status);
    expect((await ask('/commande/Xk9_abc')).status).toBe(503);
    const id = asked[0]?.[1]?.['x-bobine-error-id'];
    expect(errors).toEqual([{ ...away, reason: 'order', id }]);
    expect(logged.map((line) => JSON.parse(line))).toMatchObject([
      { id, method: 'GET', url: '/commande/*', message: `Next answered ${status}` },
    ]);
  },
);

it.each([499, 503])('when Next fails: a %i is sent as it is', async (status) => {
  const { ask, errors, logged } = openWith(status);
  expect((await ask('/commande')).status).toBe(status);
  expect([errors, logged]).toEqual([[], []]);
});

it.each([
  ['/desk', 'desk'],
  ['/desk/orders', 'desk'],
  ['/desk?next=/commande/a', 'desk'],
  ['/desktop', 'away'],
  ['/commande', 'away'],
  ['/commande/', 'away'],
  ['/commande?from=/commande/a', 'away'],
  ['/de/commande/a', 'order'],
  ['/api/shop/orders', 'away'],
  ['/api/shop/orders/a', 'order'],
  ['/retractation', 'declaration'],
  ['/de/retractation/a', 'declaration'],
  ['/retractation?a', 'declaration'],
  ['/api/shop/withdrawals', 'declaration'],
  ['/api/shop/quote?from=/retractation', 'away'],
])('when Next fails: the refusal of %s has the reason “%s”', async (path, reason) => {
  const { ask, errors } = openWith(500);
  await ask(path);
  expect(errors).toEqual([{ ...away, reason }]);
});

const page = '<h1>Your order</h1><script>a()</script>';
const html = { 'content-type': 'text/html; charset=utf-8' };
function send(answer: Partial<NextAnswer> = {}, path = '/commande') {
  const whole = { status: 200, headers: html, cookies: [], body: Buffer.from(page), ...answer };
  return responseOf(
    (request, response) => {
      setSecurityHeaders(request, response, false);
      return sendUncached(request, response, whole, createPageHeadersCache([]));
    },
    { path },
  );
}

it('sendUncached sends each cookie in a header of its own', async () => {
  const cookies = ['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'];
  expect((await send({ cookies })).headers['set-cookie']).toEqual(cookies);
});
