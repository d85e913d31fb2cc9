import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it, test } from 'vitest';
import { createJudge } from '@/lib/server/live/judge-request';

const home = { 'sec-fetch-site': 'same-origin' };
const forms = '/api/shop/orders';

type Asked = { method?: string; url?: string; headers?: IncomingMessage['headers'] };

/** A request as it arrives, with a body in two parts. */
function requestOf({ method, url = forms, headers = home }: Asked, body = ''): IncomingMessage {
  const half = body.length >> 1;
  const parts = [body.slice(0, half), body.slice(half)]
    .filter(Boolean)
    .map((at) => Buffer.from(at));
  const socket = { remoteAddress: '127.0.0.1' };
  return Object.assign(Readable.from(parts), { method, url, headers, socket }) as never;
}

const judge = (asked: Asked, body?: string) => createJudge()(requestOf(asked, body));

describe('a request that only reads', () => {
  it.each(['GET', 'HEAD', 'OPTIONS', undefined])('passes as it is by %s', async (method) =>
    expect(await judge({ method, headers: {} }, 'unread')).toEqual({}),
  );
});

describe('a request that changes something', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('passes with its body by %s', async (method) =>
    expect(await judge({ method }, 'name=A')).toEqual({ body: Buffer.from('name=A') }),
  );

  it.each(['TRACE', 'PROPFIND', 'post'])('is refused by %s, which nobody knows', async (method) =>
    expect(await judge({ method })).toEqual({ refusal: { status: 405, reason: 'method' } }),
  );

  it('is refused from another site, and from nobody’s page', async () => {
    const refusal = { status: 403, reason: 'foreign' };
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }])
      expect(await judge({ method: 'POST', headers })).toEqual({ refusal });
  });

  it('is taken from Stripe alone without a page, with what its address asks', async () => {
    const hook = '/api/shop/stripe';
    const body = Buffer.from('{}');
    for (const url of [hook, `${hook}?v=2`])
      expect(await judge({ method: 'POST', url, headers: {} }, '{}')).toEqual({ body });
    const other = await judge({ method: 'POST', url: `${hook}/more`, headers: {} });
    expect(other).toEqual({ refusal: { status: 403, reason: 'foreign' } });
  });

  it.each([
    ['/api/shop/withdrawals', 64],
    ['/desk/orders?page=/api/shop/orders', 64],
    ['/api/shop/orders', 512],
    ['/api/shop/orders?locale=de', 512],
    ['/api/shop/quote', 512],
  ])('is taken at %s up to %i KB', async (url, most) => {
    const whole = 'x'.repeat(most * 1024);
    const judged = await judge({ method: 'POST', url }, whole);
    expect('body' in judged && String(judged.body) === whole).toBe(true);
    const refusal = { status: 413, reason: 'large' };
    expect(await judge({ method: 'POST', url }, `${whole}x`)).toEqual({ refusal });
  });
});

test('who sends too often is told when to try again; who is behind the same proxy is not', async () => {
  const ask = createJudge(1, { form: { most: 5, each: 1 } });
  const from = (address: string) =>
    ask(requestOf({ method: 'POST', headers: { ...home, 'x-forwarded-for': address } }, 'a'));
  expect(await from('203.0.113.7')).toEqual({ body: Buffer.from('a') });
  const refusal = { status: 429, reason: 'often', retryAfter: 60 };
  expect(await from('203.0.113.7')).toEqual({ refusal });
  expect(await from('203.0.113.8')).toEqual({ body: Buffer.from('a') });
  // Whom a visitor names in front of the proxy is nobody.
  expect(await from('203.0.113.9, 203.0.113.7')).toEqual({ refusal });
});
