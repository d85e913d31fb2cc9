import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createErrorReportHandler } from '@/lib/server/failures/error-reports';
import { logFailure } from '@/lib/server/failures/log-failure';
import { logRequestError } from '@/lib/server/failures/log-request-error';
import { createRateLimit } from '@/lib/server/failures/rate-limit';
import { responseOf } from './response-of';

const limits = { most: 5, each: 2, window: 100 };

it('createRateLimit accepts a number of calls per window', () => {
  let now = 1_000;
  const isWithin = createRateLimit(limits, () => now);
  const ask = () => [1, 2, 3, 4, 5, 6].map((name) => isWithin(`client ${name}`));
  expect(ask()).toEqual([true, true, true, true, true, false]);
  now += 99;
  expect(ask()).not.toContain(true);
  now += 1;
  expect(ask()).toContain(true);
});

it('createRateLimit limits one client and one message, not the others', () => {
  const isWithin = createRateLimit(limits, () => 0);
  const loud = [1, 2, 3, 4].map((words) => isWithin('asker loud', `error ${words}`));
  expect(loud).toEqual([true, true, false, false]);
  expect(isWithin('asker quiet', 'error 9')).toBe(true);
  expect(isWithin('asker other', 'error 9')).toBe(true);
  expect(isWithin('asker third', 'error 9')).toBe(false);
});

describe('logFailure', () => {
  const asked = { method: 'GET', url: '/vod' };

  beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));

  function log(error: unknown, of: Parameters<typeof logFailure>[2] = asked) {
    const lines: string[] = [];
    logFailure((line) => lines.push(line), error, of, '0badcafe');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[^\n]+\n$/);
    return JSON.parse(lines[0] ?? '');
  }

  it('writes one line of JSON with the id, the request and the stack', () => {
    const error = Object.assign(new Error('lost'), { digest: '123@E1' });
    expect(log(error)).toEqual({
      ...{ level: 'error', id: '0badcafe', digest: '123@E1', time: '2026-11-21T12:00:00.000Z' },
      ...{ method: 'GET', url: '/vod', message: 'lost', stack: error.stack },
    });
  });

  it('logs an error that Next has caught under the id of its request, else under a new one', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const request = { path: '/vod', method: 'GET', headers: { 'x-bobine-error-id': '0badcafe' } };
    logRequestError(new Error('lost'), request);
    logRequestError(new Error('lost'), { ...request, headers: {} });
    const [first, second] = write.mock.calls.map(([line]) => JSON.parse(String(line)));
    expect(first).toMatchObject({ id: '0badcafe', method: 'GET', url: '/vod', message: 'lost' });
    expect(second.id).toMatch(/^[\da-f]{8}$/);
  });

  it('removes order tokens from addresses, the message and the head of the stack', () => {
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

describe('createErrorReportHandler', () => {
  const logged: string[] = [];
  let handler: ReturnType<typeof createErrorReportHandler>;
  const report = { id: '0badcafe', message: 'TypeError: lost', path: '/de/vod' };
  const post = (body: object | string, headers: Record<string, string> = {}) =>
    responseOf(handler, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  beforeEach(() => {
    // The clock stands still, so that no rate limit window ends.
    vi.useFakeTimers({ toFake: ['Date'] });
    logged.length = 0;
    handler = createErrorReportHandler((line) => logged.push(line), 1);
  });

  it('logs a report as one line, without order tokens', async () => {
    const sent = { ...report, message: 'two\nlines at /commande/Xk9', path: '/commande/Xk9' };
    const { status, headers } = await post(sent, { 'sec-fetch-site': 'same-origin' });
    expect([status, headers['cache-control']]).toEqual([204, 'private, no-store']);
    expect(logged).toHaveLength(1);
    expect(logged[0]?.trim()).not.toContain('\n');
    expect(JSON.parse(logged[0] ?? '')).toEqual({
      ...{ level: 'error', from: 'browser', id: '0badcafe', time: new Date().toISOString() },
      ...{ message: 'two\nlines at /commande/*', path: '/commande/*' },
    });
  });

  it.each([
    ['no JSON', '{', 400],
    ['another field', { ...report, cookie: 'x' }, 400],
    ['an invalid id', { ...report, id: '<b>' }, 400],
    ['another origin', { ...report, path: 'https://evil.com' }, 400],
    ['a long message', { ...report, message: 'x'.repeat(301) }, 400],
    ['a large body', 'x'.repeat(2049), 413],
  ])('refuses %s', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
    expect(logged).toEqual([]);
  });

  it('refuses a report of another site', async () => {
    expect((await post(report, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(logged).toEqual([]);
  });

  it('limits the reports of one client with Retry-After; invalid ones do not count', async () => {
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (let count = 0; count < 70; count += 1)
      expect((await post('junk', from('203.0.113.7'))).status).toBe(400);
    for (let at = 0; at < 10; at += 1) {
      const { status, headers } = await post({ ...report, message: `${at}` }, from('203.0.113.7'));
      expect([status, headers['retry-after']]).toEqual([204, undefined]);
    }
    const refused = await post({ ...report, message: 'one more' }, from('203.0.113.7'));
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await post(report, from('203.0.113.8'))).status).toBe(204);
    expect(logged).toHaveLength(11);
  });
});
