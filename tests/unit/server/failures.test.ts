import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReportHandler } from '@/lib/server/failures/error-reports';
import { logFailure } from '@/lib/server/failures/log-failure';
import { logRequestError } from '@/lib/server/failures/log-request-error';
import { createRateLimit } from '@/lib/server/failures/rate-limit';
import { answerOf } from './answer-of';

describe('fair limit', () => {
  const limits = { most: 5, each: 2, window: 100 };

  it('lets so many through in each window, and as many in the next', () => {
    let now = 1_000;
    const isWithin = createRateLimit(limits, () => now);
    const ask = () => [1, 2, 3, 4, 5, 6].map((name) => isWithin(`asker ${name}`));
    expect(ask()).toEqual([true, true, true, true, true, false]);
    now += 99;
    expect(ask()).not.toContain(true);
    now += 1;
    expect(ask()).toContain(true);
  });

  it('silences who is loud, or says the same, and not the others', () => {
    const isWithin = createRateLimit(limits, () => 0);
    const loud = [1, 2, 3, 4].map((words) => isWithin('asker loud', `error ${words}`));
    expect(loud).toEqual([true, true, false, false]);
    expect(isWithin('asker quiet', 'error 9')).toBe(true);
    expect(isWithin('asker other', 'error 9')).toBe(true);
    expect(isWithin('asker third', 'error 9')).toBe(false);
  });
});

describe('log failure', () => {
  const asked = { method: 'GET', url: '/vod' };

  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function log(error: unknown, of: Parameters<typeof logFailure>[2] = asked) {
    const lines: string[] = [];
    logFailure((line) => lines.push(line), error, of, '0badcafe');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
    return JSON.parse(lines[0] ?? '');
  }

  it('writes one line with all an operator asks for', () => {
    const error = Object.assign(new Error('lost'), { digest: '123@E1' });
    expect(log(error)).toEqual({
      ...{ level: 'error', id: '0badcafe', digest: '123@E1', time: '2026-11-21T12:00:00.000Z' },
      ...{ method: 'GET', url: '/vod', message: 'lost', stack: error.stack },
    });
  });

  it('logs what Next has caught under the id of the request, or one of its own', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const request = { path: '/vod', method: 'GET', headers: { 'x-bobine-error-id': '0badcafe' } };
    logRequestError(new Error('lost'), request);
    logRequestError(new Error('lost'), { ...request, headers: {} });
    const [first, second] = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(first).toMatchObject({ id: '0badcafe', method: 'GET', url: '/vod', message: 'lost' });
    expect(second.id).toMatch(/^[\da-f]{8}$/);
  });

  it('writes no address in it that opens an order', () => {
    const stack = 'Error: /commande/Xk9\n  twice /desk/Xk9\n    at a (/srv/commande/Xk9.js:1:2)';
    const error = Object.assign(new Error('no /commande/Xk9'), { stack });
    expect(log(error, { url: '/de/commande/Xk9?act=forget' })).toMatchObject({
      message: 'no /commande/*',
      url: '/de/commande/*',
      stack: 'Error: /commande/*\n  twice /desk/*\n    at a (/srv/commande/Xk9.js:1:2)',
    });
    const brief = Object.assign(new Error('gone'), { stack: 'Error: at /commande/Xk9' });
    expect(log(brief).stack).toBe('Error: at /commande/*');
    const bare = Object.assign(new Error('gone'), { stack: undefined });
    expect(log(bare)).not.toHaveProperty('stack');
  });
});

describe('take error report', () => {
  const logged: string[] = [];
  const take = createErrorReportHandler((line) => logged.push(line));
  const server = createServer((request, response) => void take(request, response));
  const report = { id: '0badcafe', message: 'TypeError: lost', path: '/de/vod' };

  beforeAll(async () => {
    // No minute ends while somebody reports too much.
    vi.useFakeTimers({ toFake: ['Date'] });
    await once(server.listen(0), 'listening');
  });
  afterAll(() => {
    vi.useRealTimers();
    server.close();
  });

  async function post(body: string, headers: HeadersInit = {}) {
    const { port } = server.address() as AddressInfo;
    logged.length = 0;
    return (await fetch(`http://localhost:${port}/_errors`, { method: 'POST', body, headers }))
      .status;
  }

  it('writes one line for a report', async () => {
    expect(await post(JSON.stringify({ ...report, message: 'two\nlines' }))).toBe(204);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.trim()).not.toContain('\n');
    expect(JSON.parse(logged[0] ?? '')).toMatchObject({
      level: 'error',
      id: '0badcafe',
      path: '/de/vod',
    });
  });

  it.each([
    ['no JSON', '{', 400],
    ['more than a report', JSON.stringify({ ...report, cookie: 'x' }), 400],
    ['an id that is none', JSON.stringify({ ...report, id: '<b>' }), 400],
    ['an address elsewhere', JSON.stringify({ ...report, path: 'https://evil.com' }), 400],
    ['a long message', JSON.stringify({ ...report, message: 'x'.repeat(301) }), 400],
    ['a large body', 'x'.repeat(2049), 413],
  ])('refuses %s without a line', async (_, body, status) => {
    expect(await post(body)).toBe(status);
    expect(logged).toEqual([]);
  });

  it('refuses another site', async () => {
    expect(await post(JSON.stringify(report), { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(logged).toEqual([]);
  });

  it('hears an honest report after seventy that are none, and seventy of one who is loud', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 70; count += 1)
      expect(await post('junk', from('203.0.113.7'))).toBe(400);
    let last = 0;
    for (let count = 0; count < 70; count += 1)
      last = await post(
        JSON.stringify({ ...report, message: `junk ${count}` }),
        from('203.0.113.7'),
      );
    expect(last).toBe(429);
    expect(await post(JSON.stringify(report), from('203.0.113.8'))).toBe(204);
    expect(logged).toHaveLength(1);
  });

  it('tells whoever reports too much when to report again, and nobody keeps what it says', async () => {
    const taker = createErrorReportHandler(() => {}, 1);
    const send = (address: string, more: object = {}) =>
      answerOf(taker, {
        method: 'POST',
        headers: { 'x-forwarded-for': address },
        body: JSON.stringify({ ...report, ...more }),
      });
    const first = await send('203.0.113.7');
    expect([first.status, first.headers['cache-control']]).toEqual([204, 'private, no-store']);
    expect(first.headers).not.toHaveProperty('retry-after');
    for (let at = 1; at < 10; at += 1) await send('203.0.113.7', { message: `another ${at}` });
    const refused = await send('203.0.113.7', { message: 'one more' });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    // Of another page the same words are another error.
    for (let at = 0; at < 9; at += 1) await send(`198.51.100.${at}`);
    expect((await send('198.51.100.10')).status).toBe(429);
    expect((await send('198.51.100.10', { path: '/vod' })).status).toBe(204);
  });

  it('writes no address that opens an order, and says whom it was told by', async () => {
    expect(
      await post(
        JSON.stringify({ ...report, message: 'at /commande/Xk9', path: '/commande/Xk9' }),
        {
          'sec-fetch-site': 'same-origin',
        },
      ),
    ).toBe(204);
    expect(JSON.parse(logged[0] ?? '')).toEqual({
      ...{ level: 'error', from: 'browser', id: '0badcafe', message: 'at /commande/*' },
      ...{ path: '/commande/*', time: new Date().toISOString() },
    });
  });
});
