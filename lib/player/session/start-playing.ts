import type { PlayerStore } from '@/lib/player/state/player-store';

/** A media element, or Plyr for an embed. */
type Playable = { play: () => Promise<void> | void; muted: boolean };

/**
 * Plays with sound. If the browser's autoplay policy rejects that, plays muted and sets `startedMuted`. Other
 * errors are reported by the media element's events.
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
