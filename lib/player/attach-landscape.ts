import type { PlayerHandle } from './player-handle';

/** `lock` is missing in some browsers and in TypeScript's library. */
type LockableOrientation = { lock?: (orientation: 'landscape') => Promise<void> };

/** Turns a wide film in full screen to landscape on a phone, where the browser allows it. */
export function attachLandscape({ media, store }: Pick<PlayerHandle, 'media' | 'store'>) {
  if (!(media instanceof HTMLVideoElement)) return () => {};
  const orientation: (ScreenOrientation & LockableOrientation) | undefined = screen.orientation;
  let wasFull = store.read().fullscreen;
  return store.subscribe(() => {
    const isFull = store.read().fullscreen;
    if (isFull === wasFull) return;
    wasFull = isFull;
    // The browser unlocks by itself at the end of full screen.
    if (isFull && media.videoWidth > media.videoHeight && isHandheld())
      orientation?.lock?.('landscape').catch(() => {});
  });
}

const isHandheld = () => window.matchMedia('(pointer: coarse) and (max-width: 60rem)').matches;
