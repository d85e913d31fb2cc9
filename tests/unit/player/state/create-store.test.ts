import { expect, test, vi } from 'vitest';
import { createStore } from '@/lib/player/state/create-store';

test('listeners hear of a difference only, and each reading of an unchanged state is the same', () => {
  const store = createStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  const before = store.read();
  store.write({ volume: 1 });
  expect(listener).not.toHaveBeenCalled();
  expect(store.read()).toBe(before);
  store.write({ volume: 0.5 });
  stop();
  store.write({ volume: 0.2 });
  expect(listener).toHaveBeenCalledOnce();
});
