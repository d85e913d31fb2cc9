// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuilds } from '@/lib/builds/watch/watch-builds';
import { until } from '../../until';

const asked: string[] = [];
let answer: () => Response = () => Response.json({ id: 'a' });

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  asked.length = 0;
});

it('asks each hour with the time, and tells once when the build is another', async () => {
  answer = () => Response.json({ id: 'a' });
  const leave = vi.fn();
  watchBuilds(leave, Date.now(), 'a');
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['/builds/latest.json?4600000']);
  answer = () => Response.json({ id: 'b' });
  await vi.advanceTimersByTimeAsync(3 * 3_600_000);
  expect(asked).toHaveLength(2);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('counts its hour from when the tab was opened', async () => {
  watchBuilds(() => {}, Date.now() - 3_599_000, 'a');
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toHaveLength(1);
});

it('asks when a tab wakes after an hour, and not before', async () => {
  answer = () => Response.json({ id: 'b' });
  const leave = vi.fn();
  watchBuilds(leave, Date.now(), 'a');
  vi.setSystemTime(1_000_000 + 3_599_999);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toEqual([]);
  vi.setSystemTime(1_000_000 + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await until(() => expect(leave).toHaveBeenCalledTimes(1));
});

it.each([
  ['an error', () => Response.json({ id: 'b' }, { status: 404 })],
  ['no JSON', () => new Response('<html>')],
  ['another shape', () => Response.json({ id: 7 })],
  ['null', () => Response.json(null)],
  [
    'nothing',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('carries on where the answer is %s', async (_, given) => {
  answer = given;
  const leave = vi.fn();
  watchBuilds(leave, Date.now(), 'a');
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(asked).toHaveLength(2);
  expect(leave).not.toHaveBeenCalled();
});

it('asks once more where the server is out of breath', async () => {
  const failing = [503, 503];
  answer = () => Response.json({ id: 'b' }, { status: failing.shift() ?? 200 });
  const leave = vi.fn();
  watchBuilds(leave, Date.now(), 'a');
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(asked).toHaveLength(3);
  expect(leave).toHaveBeenCalledTimes(1);
});

it('has nothing to ask in development', async () => {
  watchBuilds(() => {}, Date.now(), 'development');
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(asked).toEqual([]);
});
