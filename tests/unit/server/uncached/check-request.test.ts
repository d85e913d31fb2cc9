import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createConcurrencyLimit,
  createRequestCheck,
  createUncachedLimits,
  hookPath,
  isSameOrigin,
  limitWindow,
} from '@/lib/server/uncached/check-request';
import { isUncachedPath } from '@/lib/server/uncached/shop-addresses';

const forms = '/api/shop/orders';

describe('judge request', () => {
  const home = { 'sec-fetch-site': 'same-origin' };
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
  const judge = (asked: Asked, body?: string) => createRequestCheck()(requestOf(asked, body));

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

  it('who sends too often is told when to try again; who is behind the same proxy is not', async () => {
    const ask = createRequestCheck(1, { form: { most: 5, each: 1 } });
    const from = (address: string) =>
      ask(requestOf({ method: 'POST', headers: { ...home, 'x-forwarded-for': address } }, 'a'));
    expect(await from('203.0.113.7')).toEqual({ body: Buffer.from('a') });
    const refusal = { status: 429, reason: 'often', retryAfter: 60 };
    expect(await from('203.0.113.7')).toEqual({ refusal });
    expect(await from('203.0.113.8')).toEqual({ body: Buffer.from('a') });
    // Whom a visitor names in front of the proxy is nobody.
    expect(await from('203.0.113.9, 203.0.113.7')).toEqual({ refusal });
  });
});

describe('live limits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const quotes = '/api/shop/quote';
  /** How many come through of more than there are of any kind. */
  function countOf(send: (at: number) => boolean): number {
    return Array.from({ length: 1_300 }, (_, at) => send(at)).filter(Boolean).length;
  }

  it.each([
    [forms, 30],
    ['/desk/orders', 30],
    [quotes, 120],
    [hookPath, 1_200],
  ])('of one visitor a minute takes at %s %i', (path, each) => {
    const isWithin = createUncachedLimits();
    expect(countOf(() => isWithin(path, 'one'))).toBe(each);
  });

  it('visitors whom nobody can tell apart share no limit of one', () => {
    const isWithin = createUncachedLimits();
    expect(countOf(() => isWithin(forms, undefined))).toBe(600);
  });

  it('each kind is counted by itself, and anew after a minute', () => {
    const once = { most: 1, each: 1 };
    const isWithin = createUncachedLimits({ form: once, quote: once, hook: once });
    const send = () => [forms, quotes, hookPath].map((path) => isWithin(path, 'one'));
    expect(send()).toEqual([true, true, true]);
    vi.setSystemTime(Date.now() + 59_999);
    expect(send()).toEqual([false, false, false]);
    vi.setSystemTime(Date.now() + 1);
    expect(send()).toEqual([true, true, true]);
    expect(limitWindow).toBe(60_000);
  });
});

it.each([
  ...['/commande', '/commande/', '/commande/abc', '/de/commande', '/fr/commande/abc'],
  ...['/retractation', '/de/retractation/abc', '/desk', '/desk/orders'],
  ...['/api/shop', '/api/shop/orders'],
])('%s is made for each visitor anew', (path) => expect(isUncachedPath(path)).toBe(true));

it.each([
  ...['/', '/vod', '/commandes', '/retractations/abc', '/news/commande', '/news/retractation'],
  ...['/desktop', '/de/desk', '/news/desk', '/api/shopping', '/api/films', '/de/api/shop'],
])('%s says the same to all', (path) => expect(isUncachedPath(path)).toBe(false));

it('one visitor does not take the place of all', () => {
  const enter = createConcurrencyLimit({ all: 3, each: 2 });
  const leave = enter('a');
  expect(enter('a')).toBeDefined();
  expect(enter('a')).toBeUndefined();
  expect(enter('b')).toBeDefined();
  expect(enter('c')).toBeUndefined();
  leave?.();
  expect(enter('a')).toBeDefined();
});

it('visitors whom nobody can tell apart are counted together alone', () => {
  const enter = createConcurrencyLimit({ all: 3, each: 1 });
  expect([enter(), enter(), enter(), enter()].map(Boolean)).toEqual([true, true, true, false]);
});

describe('same origin', () => {
  const host = 'films.example';

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://films.example' },
    { origin: 'http://FILMS.example' },
  ])('%o comes from a page of this site', (headers) =>
    expect(isSameOrigin({ host, ...headers })).toBe(true),
  );

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://films.example' },
    { origin: 'null' },
    { origin: 'https://films.example.evil.example' },
    { origin: 'https://films.example:8443' },
    { origin: 'films.example' },
  ])('%o does not', (headers) => expect(isSameOrigin({ host, ...headers })).toBe(false));

  it('who does not say which site was asked for is not believed', () =>
    expect(isSameOrigin({ origin: 'https://films.example' })).toBe(false));

  it('a port counts where it is not the usual one', () => {
    expect(isSameOrigin({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(true);
    expect(isSameOrigin({ host: 'localhost:3000', origin: 'http://localhost:3001' })).toBe(false);
    expect(isSameOrigin({ host: 'localhost:4430', origin: 'http://localhost:4430' })).toBe(true);
    expect(isSameOrigin({ host: 'FILMS.example:80', origin: 'http://films.example' })).toBe(true);
    expect(isSameOrigin({ host: 'films.example:443', origin: 'https://films.example' })).toBe(true);
  });
});
