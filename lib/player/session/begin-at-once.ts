import type { PlayerStore } from '@/lib/player/state/create-store';
import { readChoices } from './choices';
import { startPlaying } from './start-playing';

/**
 * Starts a film while its controls are still being built: the first picture need not wait for them.
 * Not for a film that advertisements may come before: their gate is built with the controls.
 * @param at seconds
 */
export function beginAtOnce(media: HTMLMediaElement, at: number | undefined, store: PlayerStore) {
  const { volume, muted } = readChoices();
  media.volume = volume;
  media.muted = muted;
  if (at) media.currentTime = at;
  void startPlaying(media, store);
}
