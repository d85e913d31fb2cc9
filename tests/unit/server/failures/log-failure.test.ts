import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createErrorId, logFailure } from '@/lib/server/failures/log-failure';
import { logRequestError } from '@/lib/server/failures/log-request-error';

const asked = { method: 'GET', url: '/vod' };
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function log(error: unknown) {
  const lines: string[] = [];
  logFailure((line) => lines.push(line), error, asked, '0badcafe');
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
