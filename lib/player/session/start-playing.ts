/** A media element, or Plyr for an embed. */
type Playable = { play: () => Promise<void> | void; muted: boolean };

/**
 * Plays with sound, or muted if the browser's autoplay policy rejects that. Resolves to whether playback had to
 * be muted, as soon as that is known. Other errors are reported by the media element's events.
 */
export async function startPlaying(playable: Playable): Promise<boolean> {
  try {
    await playable.play();
    return false;
  } catch (error) {
    const isRejected = error instanceof DOMException && error.name === 'NotAllowedError';
    if (!isRejected || playable.muted) return false;
    playable.muted = true;
    Promise.resolve(playable.play()).catch(() => {});
    return true;
  }
}
