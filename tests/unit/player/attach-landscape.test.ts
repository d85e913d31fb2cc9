// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { attachLandscape } from '@/lib/player/attach-landscape';
import { createStore } from '@/lib/player/state/player-store';

test.each([
  ['a wide film on a phone', 1280, true, 1],
  ['a tall film', 600, true, 0],
  ['a wide film at a desk', 1280, false, 0],
])('full screen of %s, %i px wide (handheld %s), turns %i×', (_, videoWidth, matches, times) => {
  const lock = vi.fn(async () => {});
  vi.stubGlobal('screen', { orientation: { lock } });
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const size = { videoWidth: { value: videoWidth }, videoHeight: { value: 720 } };
  const media = Object.defineProperties(document.createElement('video'), size);
  const store = createStore();
  attachLandscape({ media, store });
  for (const fullscreen of [true, false]) store.write({ fullscreen });
  expect(lock).toHaveBeenCalledTimes(times);
});
