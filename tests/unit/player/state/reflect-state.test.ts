// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { reflectState } from '@/lib/player/session/start-player';
import { createStore } from '@/lib/player/state/create-store';

test('the root carries the state, full screen, picture-in-picture and the advertisements', () => {
  const root = document.createElement('div');
  const store = createStore();
  const stop = reflectState(root, store);
  store.write({ status: 'playing', fullscreen: true, ads: 'cancelled' });
  expect({ ...root.dataset }).toEqual({
    ...{ playerState: 'playing', fullscreen: 'true', pip: 'false', adsState: 'cancelled' },
  });
  stop();
  store.write({ status: 'paused' });
  expect(root.dataset.playerState).toBe('playing');
});
