// @vitest-environment jsdom
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { watchSilence } from '@/lib/navigation/loading/watch-silence';
import {
  currentTransition,
  listenToTransitions,
  tellTransition,
} from '@/lib/navigation/transitions/transitions';

vi.useFakeTimers();
const load = vi.fn();
const heard = vi.fn();
const drop = vi.fn(() => tellTransition({ type: 'fail' }));
const saysNoConnection = vi.fn<() => Promise<boolean>>();
const from = 'https://bobine.example/';
const start = () => tellTransition({ type: 'start', kind: 'push', path: '/vod', from });
const arrive = (address = 'https://bobine.example/vod') =>
  tellTransition({ type: 'commit', address });

// Before the first page has loaded a link may have been followed already.
start();
watchSilence(
  { current: currentTransition, listen: listenToTransitions, drop, saysNoConnection },
  load,
);
listenToTransitions(({ type }) => heard(type));

beforeEach(() => {
  load.mockClear();
  heard.mockClear();
  drop.mockClear();
  saysNoConnection.mockReset().mockResolvedValue(false);
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
  await vi.advanceTimersByTimeAsync(14_999);
  expect(load).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(drop).toHaveBeenCalledBefore(load);
  expect(load).toHaveBeenCalledExactlyOnceWith('https://bobine.example/vod');
  expect(heard.mock.calls).toEqual([['started'], ['failed']]);
  arrive();
});

test('without a connection the page stays', async () => {
  saysNoConnection.mockResolvedValue(true);
  start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(drop).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
  arrive();
});

test('one that arrives, fails or is overtaken is left alone', async () => {
  start();
  arrive();
  await vi.advanceTimersByTimeAsync(20_000);
  start();
  tellTransition({ type: 'fail' });
  await vi.advanceTimersByTimeAsync(20_000);
  arrive();
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  start();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).not.toHaveBeenCalled();
  arrive();
});
