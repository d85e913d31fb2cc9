import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachSolo, isLater, isStart } from '@/lib/player/solo/attach-solo';
import { createStore } from '@/lib/player/state/create-store';
import { until } from '../../until';

const detaches: (() => void)[] = [];

afterEach(() => {
  for (const detach of detaches.splice(0)) detach();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Players start one after the other, not in the same millisecond; only Date is held. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));

const wait = () => vi.setSystemTime(Date.now() + 1);

function player() {
  const store = createStore({ status: 'ready' });
  const pause = vi.fn(() => store.write({ status: 'paused', ads: 'none' }));
  const detach = attachSolo({ store, pause });
  detaches.push(detach);
  return { store, pause, detach };
}

test('a player that starts has the other pause, and goes on itself', async () => {
  const [first, second] = [player(), player()];
  first.store.write({ status: 'playing' });
  wait();
  second.store.write({ status: 'playing' });
  await until(() => expect(first.pause).toHaveBeenCalledOnce());
  expect(second.pause).not.toHaveBeenCalled();
  expect(second.store.read().status).toBe('playing');
});

test('of two that start in the same instant one goes on', async () => {
  const both = [player(), player()];
  for (const { store } of both) store.write({ status: 'playing' });
  const paused = () => both.flatMap(({ pause }) => pause.mock.calls).length;
  await until(() => expect(paused()).toBe(1));
  await new Promise((done) => setTimeout(done, 20));
  expect(paused()).toBe(1);
});

test('the later start wins, and words that are none are not heard', () => {
  expect(isLater({ at: 2, by: 0.1 }, { at: 1, by: 0.9 })).toBe(true);
  expect(isLater({ at: 1, by: 0.1 }, { at: 1, by: 0.9 })).toBe(false);
  expect(['playing', null, {}, { at: '1', by: 1 }].some(isStart)).toBe(false);
});

test('an advertisement counts as a start', async () => {
  const [first, second] = [player(), player()];
  first.store.write({ status: 'playing' });
  wait();
  second.store.write({ ads: 'playing' });
  await until(() => expect(first.pause).toHaveBeenCalled());
});

test('a film that waited for data and goes on does not silence one started meanwhile', async () => {
  const [first, second] = [player(), player()];
  first.store.write({ status: 'playing' });
  first.store.write({ status: 'loading' });
  wait();
  second.store.write({ status: 'playing' });
  await until(() => expect(first.pause).toHaveBeenCalledOnce());
  expect(second.pause).not.toHaveBeenCalled();
});

test('only a start is told, not every second of the film', () => {
  const told = vi.fn();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = told;
      close() {}
    },
  );
  const { store } = player();
  store.write({ status: 'playing' });
  store.write({ currentTime: 1 });
  store.write({ status: 'loading' });
  store.write({ status: 'playing', currentTime: 2 });
  expect(told).toHaveBeenCalledOnce();
});

test('after its clean-up a player neither hears nor tells', async () => {
  const [first, second, third] = [player(), player(), player()];
  first.store.write({ status: 'playing' });
  wait();
  third.store.write({ status: 'playing' });
  await until(() => expect(first.pause).toHaveBeenCalledOnce());
  first.detach();
  wait();
  first.store.write({ status: 'playing' });
  wait();
  second.store.write({ status: 'playing' });
  await until(() => expect(third.pause).toHaveBeenCalledOnce());
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
});

test('where the browser refuses a channel a player runs all the same', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('cookies are blocked', 'SecurityError');
      }
    },
  );
  const store = createStore();
  expect(() => attachSolo({ store, pause: () => {} })()).not.toThrow();
  vi.unstubAllGlobals();
});
