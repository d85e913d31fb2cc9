import type { PlayerStore } from '@/lib/player/state/create-store';

/** What plays: a media element, or Plyr for a provider. */
type Playable = { play: () => Promise<void> | void; muted: boolean };

/**
 * Plays with sound; where the browser refuses that (autoplay's rule), without, and says so in the
 * store. Anything else that goes wrong is told by the media element's own events.
 */
export async function startPlaying(playable: Playable, store: PlayerStore): Promise<void> {
  try {
    await playable.play();
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return;
    if (playable.muted) return;
    playable.muted = true;
    store.write({ startedMuted: true, muted: true });
    await Promise.resolve(playable.play()).catch(() => {});
  }
}
