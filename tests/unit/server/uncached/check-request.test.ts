import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createConcurrencyLimit,
  createRequestCheck,
  createUncachedLimits,
  isSameOrigin,
  stripeWebhookPath,
} from '@/lib/server/uncached/check-request';

const forms = '/api/shop/orders';

describe('createRequestCheck', () => {
  const home = { 'sec-fetch-site': 'same-origin' };
  type Asked = { method?: string; url?: string; headers?: IncomingMessage['headers'] };
  /** A request whose body arrives in two parts. */
  function requestOf({ method, url = forms, headers = home }: Asked, body = ''): IncomingMessage {
    const half = body.length >> 1;
    const parts = [body.slice(0, half), body.slice(half)]
      .filter(Boolean)
      .map((at) => Buffer.from(at));
    const socket = { remoteAddress: '127.0.0.1' };
    return Object.assign(Readable.from(parts), { method, url, headers, socket }) as never;
  }
  const check = (asked: Asked, body?: string) =>
    createRequestCheck(async () => true)(requestOf(asked, body));

  it.each(['GET', 'HEAD', 'OPTIONS', undefined])(
    'accepts %s without reading a body',
    async (method) => expect(await check({ method, headers: {} }, 'unread')).toEqual({}),
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('reads the body of %s', async (method) =>
    expect(await check({ method }, 'name=A')).toEqual({ body: Buffer.from('name=A') }),
  );

  it.each(['TRACE', 'PROPFIND', 'post'])('refuses the method %s', async (method) =>
    expect(await check({ method })).toEqual({ refusal: { status: 405, reason: 'method' } }),
  );

  it('refuses a write request from another origin, and without an origin', async () => {
    const refusal = { status: 403, reason: 'foreign' };
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }])
      expect(await check({ method: 'POST', headers })).toEqual({ refusal });
  });

  it('accepts a write request without an origin only at the webhook of Stripe', async () => {
    const hook = '/api/shop/stripe';
    const body = Buffer.from('{}');
    for (const url of [hook, `${hook}?v=2`])
      expect(await check({ method: 'POST', url, headers: {} }, '{}')).toEqual({ body });
    const other = await check({ method: 'POST', url: `${hook}/more`, headers: {} });
    expect(other).toEqual({ refusal: { status: 403, reason: 'foreign' } });
  });

  it.each([
    ['/api/shop/withdrawals', 64],
    ['/desk/orders?page=/api/shop/orders', 64],
    ['/api/shop/orders', 512],
    ['/api/shop/orders?locale=de', 512],
    ['/api/shop/quote', 512],
    ['/desk/content/save', 28 * 1024],
    ['/desk/content/do/paste', 1024],
    ['/desk/content/upload/part', 4 * 1024],
  ])('accepts at %s a body of up to %i KB', async (url, most) => {
    const whole = 'x'.repeat(most * 1024);
    const checked = await check({ method: 'POST', url }, whole);
    expect('body' in checked && String(checked.body) === whole).toBe(true);
    const refusal = { status: 413, reason: 'large' };
    expect(await check({ method: 'POST', url }, `${whole}x`)).toEqual({ refusal });
  });

  it.each([
    '/desk/content/save',
    '/desk/content/upload/part',
    '/desk/content/do/paste',
    '/desk/bank-files',
  ])('reads a large body at %s only from people with a session', async (save) => {
    const send = async (url: string, size: number | undefined) => {
      const headers = { ...home, ...(size && { 'content-length': `${size}` }) };
      const asked: string[] = [];
      const ask = createRequestCheck(async (_, path) => asked.push(path) > 1);
      return [await ask(requestOf({ method: 'POST', url, headers }, 'a')), asked];
    };
    for (const size of [64 * 1024 + 1, undefined])
      expect(await send(`${save}?a`, size)).toEqual([{ isUnknown: true }, [save]]);
    for (const [url, size] of [[save, 64 * 1024] as const, [forms, undefined] as const])
      expect(await send(url, size)).toEqual([{ body: Buffer.from('a') }, []]);
  });

  it('limits a client with Retry-After, and no other client behind the same proxy', async () => {
    const ask = createRequestCheck(async () => true, 1, { form: { most: 5, each: 1 } });
    const from = (address: string) =>
      ask(requestOf({ method: 'POST', headers: { ...home, 'x-forwarded-for': address } }, 'a'));
    expect(await from('203.0.113.7')).toEqual({ body: Buffer.from('a') });
    const refusal = { status: 429, reason: 'often', retryAfter: 60 };
    expect(await from('203.0.113.7')).toEqual({ refusal });
    expect(await from('203.0.113.8')).toEqual({ body: Buffer.from('a') });
    // An entry that the client itself has put in front counts for nothing.
    expect(await from('203.0.113.9, 203.0.113.7')).toEqual({ refusal });
  });
});

describe('createUncachedLimits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

  const quotes = '/api/shop/quote';
  /** Number of accepted requests among more than any limit. */
  function countOf(send: (at: number) => boolean): number {
    return Array.from({ length: 1_300 }, (_, at) => send(at)).filter(Boolean).length;
  }

  it.each([
    [forms, 30],
    ['/desk/orders', 30],
    [quotes, 120],
    ['/desk/content/save', 90],
    ['/desk/content/do/save-screening', 90],
    [stripeWebhookPath, 1_200],
  ])('at %s a visitor may send %i requests a minute', (path, each) => {
    const isWithin = createUncachedLimits();
    expect(countOf(() => isWithin(path, 'one'))).toBe(each);
  });

  it('a form with a file counts as an upload', () => {
    const isWithin = createUncachedLimits();
    expect(countOf(() => isWithin('/desk/content/save', 'one', true))).toBe(10);
    expect(isWithin('/desk/bank-files', 'one')).toBe(false);
    expect(isWithin('/desk/content/save', 'one')).toBe(true);
  });

  it('visitors who cannot be distinguished have only the total limit', () => {
    const isWithin = createUncachedLimits();
    expect(countOf(() => isWithin(forms, undefined))).toBe(600);
  });
});

it('one visitor cannot take up the concurrency limit of all', () => {
  const enter = createConcurrencyLimit({ all: 3, each: 2 });
  const leave = enter('a');
  expect(enter('a')).toBeDefined();
  expect(enter('a')).toBeUndefined();
  expect(enter('b')).toBeDefined();
  expect(enter('c')).toBeUndefined();
  leave?.();
  expect(enter('a')).toBeDefined();
});

describe('isSameOrigin', () => {
  const host = 'films.example';

  it.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://films.example' },
    { origin: 'http://FILMS.example' },
  ])('is true for %o', (headers) => expect(isSameOrigin({ host, ...headers })).toBe(true));

  it.each([
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://films.example' },
    { origin: 'null' },
    { origin: 'https://films.example.evil.example' },
    { origin: 'https://films.example:8443' },
    { origin: 'films.example' },
  ])('is false for %o', (headers) => expect(isSameOrigin({ host, ...headers })).toBe(false));

  it('is false without a host', () =>
    expect(isSameOrigin({ origin: 'https://films.example' })).toBe(false));

  it('compares ports other than the default one', () => {
    expect(isSameOrigin({ host: 'localhost:3000', origin: 'http://localhost:3000' })).toBe(true);
    expect(isSameOrigin({ host: 'localhost:3000', origin: 'http://localhost:3001' })).toBe(false);
    expect(isSameOrigin({ host: 'localhost:4430', origin: 'http://localhost:4430' })).toBe(true);
    expect(isSameOrigin({ host: 'FILMS.example:80', origin: 'http://films.example' })).toBe(true);
    expect(isSameOrigin({ host: 'films.example:443', origin: 'https://films.example' })).toBe(true);
  });
});
