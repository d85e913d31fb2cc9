import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { NextAnswer } from '@/lib/server/call-next';
import { createPageHeadersCache, setSecurityHeaders } from '@/lib/server/headers/security-headers';
import { readClientKey } from '@/lib/server/requests/client-key';
import { sendUncached } from '@/lib/server/uncached/answer-uncached';
import { clientKeyHeader } from '@/lib/shop/checkout/client-key';
import { answerOf } from '../answer-of';
import { openLive } from './open-live';

describe('answer live', () => {
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
            [clientKeyHeader]: readClientKey({ headers: kept, socket }),
          },
          { method: 'GET', body: undefined, signal: expect.any(AbortSignal) },
        ],
      ]);
    });

    it('is who asks behind as many proxies as there are', async () => {
      const { live, asked } = openLive(() => ({}), { proxies: 2 });
      const headers = { 'x-forwarded-for': '203.0.113.7, 198.51.100.1' };
      await live({ url: '/commande', headers, socket } as never, gone);
      const asker = readClientKey({ headers: { 'x-forwarded-for': '203.0.113.7' }, socket }, 1);
      expect(asked[0]?.[1]).toMatchObject({ [clientKeyHeader]: asker });
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
  });

  describe('a crowd', () => {
    it('of one visitor waits for its own, and takes nobody’s place', async () => {
      const waiting: (() => void)[] = [];
      const { live, ask, told } = openLive(
        () => new Promise((resolve) => waiting.push(() => resolve({}))),
      );
      const from = (address: string) =>
        ({
          url: '/',
          headers: { 'x-forwarded-for': address },
          socket,
        }) as unknown as IncomingMessage;
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
});

describe('answer live failures', () => {
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
});

describe('send live', () => {
  const page = '<h1>Your order</h1><script>a()</script>';
  const html = { 'content-type': 'text/html; charset=utf-8' };
  type Asked = Parameters<typeof answerOf>[1];
  function send(answer: Partial<NextAnswer> = {}, asked: Asked = {}) {
    const whole = { status: 200, headers: html, cookies: [], body: Buffer.from(page), ...answer };
    return answerOf(
      (request, response) => {
        setSecurityHeaders(request, response, false);
        return sendUncached(request, response, whole, createPageHeadersCache([]));
      },
      { path: '/commande', ...asked },
    );
  }

  describe('an answer for one visitor', () => {
    it('is kept by nobody and found by no search engine, whatever Next said of that', async () => {
      const said = {
        ...{ 'cache-control': 'public', etag: '"a"', 'last-modified': 'yesterday' },
        ...{ 'x-robots-tag': 'all', link: '</a>' },
      };
      const { status, headers, body } = await send({ status: 201, headers: { ...html, ...said } });
      expect([status, body]).toEqual([201, page]);
      expect(headers).toMatchObject({
        ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' },
        ...{ link: '</a>', 'content-type': html['content-type'], 'content-length': '39' },
      });
      for (const name of ['etag', 'last-modified', 'content-encoding'])
        expect(headers).not.toHaveProperty(name);
    });

    it('brings each cookie by itself', async () => {
      const cookies = ['a=1; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT'];
      expect((await send({ cookies })).headers['set-cookie']).toEqual(cookies);
    });
  });

  describe('its guards', () => {
    const guardsOf = async (path: string, headers: Record<string, string> = html) =>
      (await send({ headers }, { path })).headers;

    it('let a page run its own scripts, and no passkey be asked for', async () => {
      const guards = await guardsOf('/commande');
      expect(guards['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(guards['permissions-policy']).toContain('publickey-credentials-get=()');
    });

    it('let the desk ask for a passkey', async () => {
      const guards = await guardsOf('/desk/sign-in');
      expect(guards['permissions-policy']).toContain('publickey-credentials-get=(self)');
    });

    it('are those of a file for a letter that the desk shows, and for what is no page', async () => {
      const letter = await guardsOf('/desk/letters/7');
      expect(letter['content-security-policy']).toMatch(/; sandbox$/);
      const file = await guardsOf('/desk/orders.csv', { 'content-type': 'text/csv' });
      const none = await guardsOf('/desk/orders.csv', {});
      for (const { 'content-security-policy': policy } of [file, none])
        expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
    });
  });
});
