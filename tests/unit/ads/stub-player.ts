import { vi } from 'vitest';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/player-store';

/** What every ad of a request shares. */
export const adRequest = {
  ...{ tagUrl: '/tag', at: 'start' as const, consent: {}, transactionId: 'id', adCount: 1 },
};

/** A player whose media element only has the flags of playback. */
export function stubPlayer() {
  const root = document.createElement('div');
  const controls = document.createElement('button');
  const media = document.createElement('video');
  root.append(media, controls);
  document.body.replaceChildren(root);
  let paused = true;
  Object.defineProperty(HTMLMediaElement.prototype, 'paused', {
    configurable: true,
    get: () => paused,
  });
  const plays = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => {
    paused = false;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => {
    paused = true;
  });
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const store = createStore();
  const setMuted = vi.fn((muted: boolean) => store.write({ muted }));
  const handle = {
    root,
    media,
    store,
    setMuted,
    pause: vi.fn(),
    toggleFullscreen: vi.fn(),
  } as unknown as PlayerHandle;
  /** Number of times the film itself was started, past the gate. */
  const started = () => plays.mock.contexts.filter((context) => context === media).length;
  return { root, media, store, handle, controls, started };
}
