import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportDestroyed } from '@/lib/player/session/start-player';
import { createStore } from '@/lib/player/state/create-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a player is destroyed 200 ms after its teardown, not before', () => {
  const store = createStore({ status: 'paused' });
  const after = vi.fn();
  reportDestroyed(store, after);
  vi.advanceTimersByTime(199);
  expect(store.read().status).toBe('paused');
  vi.advanceTimersByTime(1);
  expect(store.read().status).toBe('destroyed');
  expect(after).toHaveBeenCalledOnce();
});

test('a player that is mounted again meanwhile is not destroyed', () => {
  const store = createStore({ status: 'paused' });
  reportDestroyed(store)();
  vi.advanceTimersByTime(1000);
  expect(store.read().status).toBe('paused');
});
