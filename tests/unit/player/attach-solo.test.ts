import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachSolo, isLater, isStart } from '@/lib/player/attach-solo';
import { createStore } from '@/lib/player/state/player-store';
import { until } from '../until';

const detaches: (() => void)[] = [];

/** Players start one after the other, not in the same millisecond; only Date is held. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  for (const detach of detaches.splice(0)) detach();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function player() {
  const store = createStore({ status: 'ready' });
  const pause = vi.fn(() => store.write({ status: 'paused', ads: 'none' }));
  const detach = attachSolo({ store, pause });
  detaches.push(detach);
  const play = () => {
    vi.setSystemTime(Date.now() + 1);
    store.write({ status: 'playing' });
  };
  return { store, pause, detach, play };
}
const heard = ({ pause }: ReturnType<typeof player>) =>
  until(() => expect(pause).toHaveBeenCalledOnce());

test('a player that starts has the others that run pause, and goes on itself', async () => {
  const [first, second, idle] = [player(), player(), player()];
  first.play();
  second.play();
  await heard(first);
  expect(second.store.read().status).toBe('playing');
  for (const { pause } of [second, idle]) expect(pause).not.toHaveBeenCalled();
});

test('an advertisement counts as a start', async () => {
  const [first, second] = [player(), player()];
  first.play();
  vi.setSystemTime(Date.now() + 1);
  second.store.write({ ads: 'playing' });
  await heard(first);
});

test('a film that waited for data and goes on does not silence one started meanwhile', async () => {
  const [first, second] = [player(), player()];
  first.play();
  first.store.write({ status: 'loading' });
  second.play();
  await heard(first);
  expect(second.pause).not.toHaveBeenCalled();
});

test('the later start wins, of two in the same instant one, and words that are none are not heard', () => {
  expect(isLater({ at: 2, by: 0.1 }, { at: 1, by: 0.9 })).toBe(true);
  expect(isLater({ at: 1, by: 0.1 }, { at: 1, by: 0.9 })).toBe(false);
  expect(isLater({ at: 1, by: 0.9 }, { at: 1, by: 0.1 })).toBe(true);
  expect(['playing', null, {}, { at: '1', by: 1 }].some(isStart)).toBe(false);
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
  const { store, play } = player();
  play();
  store.write({ currentTime: 1 });
  store.write({ status: 'loading' });
  store.write({ status: 'playing', currentTime: 2 });
  expect(told).toHaveBeenCalledOnce();
});

test('after its clean-up a player neither hears nor tells', async () => {
  const [first, second, third] = [player(), player(), player()];
  first.play();
  third.play();
  await heard(first);
  first.detach();
  first.play();
  second.play();
  await heard(third);
  expect(first.pause).toHaveBeenCalledOnce();
  expect(second.pause).not.toHaveBeenCalled();
});

test.each([
  ['has no channels', undefined],
  [
    'refuses a channel',
    class {
      constructor() {
        throw new DOMException('cookies are blocked', 'SecurityError');
      }
    },
  ],
])('where the browser %s a player runs all the same', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const store = createStore();
  expect(() => attachSolo({ store, pause: () => {} })()).not.toThrow();
});
