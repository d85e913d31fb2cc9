import type { PlayerStore } from '@/lib/player/state/create-store';
import { elementFacts } from '@/lib/player/state/element-facts';
import { watchMedia } from '@/lib/player/state/watch-media';
import { startPlaying } from './start-playing';

/**
 * The film with the browser's own controls, where the player's code has not arrived or cannot be set
 * up: it can always be stopped. Returns the way to stop watching it.
 */
export function runNative(media: HTMLMediaElement, store: PlayerStore, play: boolean): () => void {
  media.controls = true;
  if (play && media.paused) void startPlaying(media, store);
  return watchMedia(media, () => elementFacts(media), store);
}
