import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AccessLog, accessLogs, createVisitLog } from '@/lib/server/watch/log-visits';
import type { Visit } from '@/lib/server/watch/visits';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const visit: Visit = {
  ...{ id: 'a-1', method: 'GET', path: '/vod', status: 200, bytes: 7, milliseconds: 12.35 },
};
function logged(which: AccessLog, more: Partial<Visit> = {}): string[] {
  const lines: string[] = [];
  createVisitLog((line) => lines.push(line), which)?.({ ...visit, ...more });
  return lines;
}

it('writes a line with all that is known of a visit, to a tenth of a millisecond', () =>
  expect(logged('all')).toEqual([
    '{"level":"access","time":"2026-11-21T12:00:00.000Z","id":"a-1","method":"GET","path":"/vod","status":200,"bytes":7,"ms":12.4}\n',
  ]));

it.each([...[{ status: 500 }, { status: 503 }, { status: 429 }, { milliseconds: 1_000 }]])(
  '%o is notable',
  (more) => expect(logged('notable', more)).toHaveLength(1),
);

it.each([{}, { status: 499 }, { status: 404 }, { status: 428 }, { milliseconds: 999.9 }])(
  '%o is not',
  (more) => expect(logged('notable', more)).toEqual([]),
);

it('writes nothing unless it is asked to', () => {
  expect(accessLogs).toEqual(['off', 'all', 'notable']);
  expect(createVisitLog(() => {}, 'off')).toBeUndefined();
});
