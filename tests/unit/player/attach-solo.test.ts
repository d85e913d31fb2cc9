import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachSolo, isLater, isStart } from '@/lib/player/attach-solo';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';
import { until } from '../until';

const detaches: (() => void)[] = [];

/** Only Date is faked, so that players start at different times. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  for (const detach of detaches.splice(0)) detach();
});

function player() {
  const store = createStore({ status: 'ready' });
  const pause = vi.fn(() => store.write({ status: 'paused', ads: 'none' }));
  const detach = attachSolo({ store, pause });
  detaches.push(detach);
  const play = (start: Partial<PlayerState> = { status: 'playing' }) => {
    vi.setSystemTime(Date.now() + 1);
    store.write(start);
  };
  return { store, pause, detach, play };
}
const isPaused = ({ pause }: ReturnType<typeof player>) =>
  until(() => expect(pause).toHaveBeenCalledOnce());

test.each<Partial<PlayerState>>([{ status: 'playing' }, { ads: 'playing' }])(
  'a player that starts with %j pauses the running ones',
  async (start) => {
    const [first, second, idle] = [player(), player(), player()];
    first.play();
    second.play(start);
    await isPaused(first);
    for (const { pause } of [second, idle]) expect(pause).not.toHaveBeenCalled();
  },
);

test('the later start wins, one of two at the same time, and invalid messages are ignored', () => {
  expect(isLater({ at: 2, by: 0.1 }, { at: 1, by: 0.9 })).toBe(true);
  expect(isLater({ at: 1, by: 0.1 }, { at: 1, by: 0.9 })).toBe(false);
  expect(isLater({ at: 1, by: 0.9 }, { at: 1, by: 0.1 })).toBe(true);
  expect(['playing', null, {}, { at: '1', by: 1 }].some(isStart)).toBe(false);
});

test.each([
  ['has no BroadcastChannel', undefined],
  [
    'blocks BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('cookies are blocked', 'SecurityError');
      }
    },
  ],
])('a player runs in a browser that %s', (_, channel) => {
  vi.stubGlobal('BroadcastChannel', channel);
  const store = createStore();
  expect(() => attachSolo({ store, pause: () => {} })()).not.toThrow();
});
