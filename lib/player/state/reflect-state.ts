import type { PlayerStore } from './create-store';

/** Writes the state onto the root element for styles and for the page. Returns the way to stop. */
export function reflectState(root: HTMLElement, store: PlayerStore): () => void {
  function reflect() {
    const { status, fullscreen, pip, ads } = store.read();
    root.dataset.playerState = status;
    root.dataset.fullscreen = String(fullscreen);
    root.dataset.pip = String(pip);
    root.dataset.adsState = ads;
  }
  reflect();
  return store.subscribe(reflect);
}
