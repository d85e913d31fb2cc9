// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { watchConnection } from '@/lib/navigation/connection/no-connection';
import { watchSilence } from '@/lib/navigation/loading/watch-silence';
import type { TransitionKind } from '@/lib/navigation/transitions/step-transition';
import {
  currentTransition,
  listenToTransitions,
  tellTransition,
} from '@/lib/navigation/transitions/transitions';

vi.useFakeTimers();
const load = vi.fn();
const heard = vi.fn();
const drop = vi.fn(() => tellTransition({ type: 'fail' }));
const from = 'https://bobine.example/';
const start = (kind: TransitionKind = 'push') =>
  tellTransition({ type: 'start', kind, path: '/vod', from });
const arrive = (address = 'https://bobine.example/vod') =>
  tellTransition({ type: 'commit', address });

// Before the first page has loaded a link may have been followed already.
start();
watchSilence({ current: currentTransition, listen: listenToTransitions, drop }, load);
listenToTransitions(({ type }) => heard(type));

beforeEach(() => {
  watchConnection(undefined);
  load.mockClear();
  heard.mockClear();
  drop.mockClear();
});
afterAll(() => {
  vi.useRealTimers();
});

test('a navigation that was under way when the watch began is given up too', async () => {
  await vi.advanceTimersByTimeAsync(15_000);
  expect(load).toHaveBeenCalledExactlyOnceWith('https://bobine.example/vod');
  arrive();
});

test('a page that does not come within 15 seconds is loaded by the browser', async () => {
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

test('one that arrives, fails or is overtaken is left alone', () => {
  start();
  arrive();
  vi.advanceTimersByTime(20_000);
  start();
  tellTransition({ type: 'fail' });
  vi.advanceTimersByTime(20_000);
  arrive();
  start();
  vi.advanceTimersByTime(10_000);
  start();
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
  arrive();
});

test('without a connection the shown page stays, but not below the address of one in the history', async () => {
  watchConnection({ says: async () => true, waits: async () => true });
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
  ['is overtaken', () => start('traverse')],
])('one that %s while the connection is looked for is left alone', async (_, happens) => {
  let answer = (_isMissing: boolean) => {};
  const says = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve;
    });
  watchConnection({ says, waits: says });
  start();
  await vi.advanceTimersByTimeAsync(15_000);
  happens();
  answer(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).not.toHaveBeenCalled();
  arrive();
});
