import type { PlayerHandle } from './player-handle';

/**
 * Scrolls to the playing film when a phone is turned, because in landscape the player is as high as the window
 * (components/player/player-fullscreen.css).
 */
export function attachRotation({ root, store }: Pick<PlayerHandle, 'root' | 'store'>): () => void {
  const landscape = window.matchMedia('(orientation: landscape) and (height < 480px)');
  const show = () => {
    if (store.read().status === 'playing') root.scrollIntoView({ block: 'nearest' });
  };
  landscape.addEventListener('change', show);
  return () => landscape.removeEventListener('change', show);
}
