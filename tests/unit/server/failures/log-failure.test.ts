import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askedOf, createErrorId, logFailure } from '@/lib/server/failures/log-failure';
import { logRequestError } from '@/lib/server/failures/log-request-error';
import { giveRequestId } from '@/lib/server/headers/request-id';

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

it('names an error with eight hexadecimal digits, each with others', () => {
  expect(createErrorId()).toMatch(/^[\da-f]{8}$/);
  expect(createErrorId()).not.toBe(createErrorId());
});

it('writes one line with all an operator asks for', () => {
  const error = Object.assign(new Error('lost'), { digest: '123@E1' });
  expect(log(error)).toEqual({
    ...{ level: 'error', id: '0badcafe', digest: '123@E1', time: '2026-11-21T12:00:00.000Z' },
    ...{ method: 'GET', url: '/vod', message: 'lost', stack: error.stack },
  });
});

it('writes what was thrown and is no error as it is', () => {
  expect(log('gone')).toMatchObject({ message: 'gone' });
  expect(log(undefined)).toMatchObject({ message: 'undefined' });
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

it('says nothing of a request where there is none', () => {
  const told = log('gone', {});
  expect(Object.keys(told).sort()).toEqual(['id', 'level', 'message', 'time']);
});

it('names the request as its answer does', () => {
  const response = {} as ServerResponse;
  const headers = { 'x-request-id': 'proxy-0001' };
  const request = { method: 'PUT', url: '/desk', headers } as unknown as IncomingMessage;
  giveRequestId(request, response);
  const of = askedOf(request, response);
  expect(of).toEqual({ method: 'PUT', url: '/desk', request: 'proxy-0001' });
  expect(log('gone', of)).toMatchObject(of);
});
