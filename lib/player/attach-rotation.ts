import type { PlayerHandle } from './player-handle';

/**
 * Scrolls to the player when a phone is turned: in landscape the player is as high as the window
 * (components/player/player-fullscreen.css).
 */
export function attachRotation({ root }: Pick<PlayerHandle, 'root'>): () => void {
  const landscape = window.matchMedia('(orientation: landscape)');
  const show = () => root.scrollIntoView({ block: 'nearest' });
  landscape.addEventListener('change', show);
  return () => landscape.removeEventListener('change', show);
}
