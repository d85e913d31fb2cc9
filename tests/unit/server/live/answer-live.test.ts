import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientKeyHeader } from '@/lib/checkout/client-key';
import { readAsker } from '@/lib/server/requests/read-asker';
import { openLive } from './open-live';

const home = { 'sec-fetch-site': 'same-origin' };
/** A visitor who has gone: what Next answers is written for nobody. */
const gone = { destroyed: true, once: () => gone } as unknown as ServerResponse;
const socket = { remoteAddress: '127.0.0.1' };

describe('what Next is asked', () => {
  it('is what the visitor asked, without the conditions of a cache', async () => {
    const { live, asked } = openLive(() => ({}));
    const conditional = {
      'if-none-match': '"a"',
      'if-modified-since': 'today',
      range: 'bytes=0-1',
    };
    const kept = { cookie: 'a=1', accept: 'text/html', 'x-forwarded-for': '203.0.113.7' };
    const headers = { ...conditional, ...kept, [clientKeyHeader]: 'forged' };
    await live({ url: '/commande?a=1', headers, socket } as never, gone);
    expect(asked).toEqual([
      [
        '/commande?a=1',
        {
          ...kept,
          'x-bobine-error-id': expect.stringMatching(/^[\da-f]{8}$/),
          [clientKeyHeader]: readAsker({ headers: kept, socket }),
        },
        { method: 'GET', body: undefined, signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it('is who asks behind as many proxies as there are', async () => {
    const { live, asked } = openLive(() => ({}), { proxies: 2 });
    const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
    await live({ url: '/commande', headers, socket } as never, gone);
    const asker = readAsker({ headers: { 'x-forwarded-for': '203.0.113.7' }, socket }, 1);
    expect(asked[0]?.[1]).toMatchObject({ [clientKeyHeader]: asker });
  });

  it('is `/` where a request says no address', async () => {
    const { live, asked } = openLive(() => ({}));
    await live({ headers: {}, socket } as never, gone);
    expect(asked[0]?.[0]).toBe('/');
  });

  it('has the body that was sent, and the method', async () => {
    const { ask, asked } = openLive(() => ({}));
    const { status, body } = await ask('/desk', { method: 'PUT', headers: home, body: 'a=ü' });
    expect([status, body]).toEqual([200, 'next']);
    expect(asked[0]?.[2]).toEqual({ method: 'PUT', body: Buffer.from('a=ü') });
  });
});

describe('what may not be sent', () => {
  it('is refused, and Next is not asked', async () => {
    const { ask, asked, told } = openLive(() => ({}));
    const { status, headers } = await ask('/desk', { method: 'PROPFIND' });
    expect([status, headers.connection, asked]).toEqual([405, 'keep-alive', []]);
    expect(told).toEqual([{ status: 405, reason: 'method' }]);
  });

  it('is not waited for where more of it would come', async () => {
    const { ask, told } = openLive(() => ({}));
    const body = 'x'.repeat(64 * 1024 + 1);
    const { status, headers } = await ask('/desk', { method: 'POST', headers: home, body });
    expect([status, headers.connection]).toEqual([413, 'close']);
    expect(told).toEqual([{ status: 413, reason: 'large' }]);
  });

  it('is refused beyond the limits that were given', async () => {
    const { ask, told } = openLive(() => ({}), { limits: { form: { most: 1, each: 1 } } });
    const send = async () => (await ask('/desk', { method: 'POST', headers: home })).status;
    expect([await send(), await send()]).toEqual([200, 429]);
    expect(told).toEqual([{ status: 429, reason: 'often', retryAfter: 60 }]);
  });
});

describe('a crowd', () => {
  it('of one visitor waits for its own, and takes nobody’s place', async () => {
    const waiting: (() => void)[] = [];
    const { live, ask, told } = openLive(
      () => new Promise((resolve) => waiting.push(() => resolve({}))),
    );
    const from = (address: string) =>
      ({ url: '/', headers: { 'x-forwarded-for': address }, socket }) as unknown as IncomingMessage;
    const all = Array.from({ length: 24 }, () => live(from('203.0.113.7'), gone));
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    expect((await ask('/commande', { headers })).status).toBe(429);
    expect(told).toEqual([{ status: 429, reason: 'busy', retryAfter: 2 }]);
    const other = live(from('203.0.113.8'), gone);
    await expect.poll(() => waiting.length).toBe(25);
    for (const answer of waiting.splice(0)) answer();
    await Promise.all([...all, other]);
    const again = live(from('203.0.113.7'), gone);
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    await again;
    expect(told).toHaveLength(1);
  });
});
