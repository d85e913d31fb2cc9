import type { PlayerStore } from '@/lib/player/state/create-store';

/** Tells the store of full screen (of the root) and of picture-in-picture (of the media element). */
export function watchModes(root: HTMLElement, store: PlayerStore): () => void {
  const stopping = new AbortController();
  const options = { signal: stopping.signal, capture: true };
  const on = (name: string, change: Parameters<PlayerStore['write']>[0]) =>
    root.addEventListener(name, () => store.write(change), options);
  on('enterfullscreen', { fullscreen: true });
  on('exitfullscreen', { fullscreen: false });
  on('enterpictureinpicture', { pip: true });
  on('leavepictureinpicture', { pip: false });
  return () => {
    stopping.abort();
    store.write({ pip: false });
  };
}
