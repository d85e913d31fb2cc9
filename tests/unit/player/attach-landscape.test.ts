// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { attachLandscape } from '@/lib/player/attach-landscape';
import { createStore } from '@/lib/player/state/player-store';

afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['a wide film on a phone', 1280, true, 1],
  ['a tall film', 600, true, 0],
  ['a desk', 1280, false, 0],
])('full screen of %s: %i px wide, turns: %s', (_, videoWidth, matches, times) => {
  const lock = vi.fn(async () => {});
  vi.stubGlobal('screen', { orientation: { lock } });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const media = document.createElement('video');
  Object.defineProperties(media, {
    videoWidth: { value: videoWidth },
    videoHeight: { value: 720 },
  });
  const store = createStore();
  attachLandscape({ media, store });
  store.write({ fullscreen: true });
  store.write({ currentTime: 1 });
  store.write({ fullscreen: false });
  expect(lock).toHaveBeenCalledTimes(times);
});
