// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import {
  currentTransition,
  dispatchTransition,
  listenToTransitions,
  type TransitionKind,
} from '@/lib/navigation/transitions/transitions';
import { watchTimeout } from '@/lib/navigation/transitions/watch-timeout';

vi.useFakeTimers();
const load = vi.fn();
const heard = vi.fn();
const drop = vi.fn(() => dispatchTransition({ type: 'fail' }));
const from = 'https://bobine.example/';
const start = (kind: TransitionKind = 'push') =>
  dispatchTransition({ type: 'start', kind, path: '/vod', from });
const arrive = (address = 'https://bobine.example/vod') =>
  dispatchTransition({ type: 'commit', address });

// A navigation may have started before the watch.
start();
watchTimeout({ current: currentTransition, listen: listenToTransitions, drop }, load);
listenToTransitions(({ type }) => heard(type));

beforeEach(() => {
  vi.useFakeTimers();
  setConnectionHandlers(undefined);
  load.mockClear();
  heard.mockClear();
  drop.mockClear();
});
afterAll(() => void vi.useRealTimers());

test('a page that does not arrive within 15 seconds is loaded by the browser', async () => {
  start();
  vi.advanceTimersByTime(14_999);
  expect(load).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(drop).toHaveBeenCalledBefore(load);
  expect(load).toHaveBeenCalledExactlyOnceWith('https://bobine.example/vod');
  expect(heard.mock.calls).toEqual([['started'], ['failed']]);
  arrive();
});

test('without a connection the page stays, except after a history navigation', async () => {
  setConnectionHandlers({ report: async () => true, waitUntilOnline: async () => true });
  start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).not.toHaveBeenCalled();
  start('traverse');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).toHaveBeenCalledExactlyOnceWith('https://bobine.example/vod');
  arrive();
});

test.each([
  ['arrives', () => arrive()],
  ['is replaced', () => start('traverse')],
])('a navigation that %s while the connection is checked does not time out', async (_, happens) => {
  let answer = (_isMissing: boolean) => {};
  const says = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  setConnectionHandlers({ report: says, waitUntilOnline: says });
  start();
  await vi.advanceTimersByTimeAsync(15_000);
  happens();
  answer(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  arrive();
});
