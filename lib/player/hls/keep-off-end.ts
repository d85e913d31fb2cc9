/** Seconds. */
const lastMoment = 0.1;
/** A browser may round the time it is given (seconds). */
const rounding = 0.01;

/**
 * The last moment of a stream is played, never led to: told to go to its very end, WebKit stands at its
 * beginning and calls it ended. Whoever listens to the same element later hears of the mended time only.
 */
export function keepOffEnd(media: HTMLMediaElement, signal: AbortSignal): void {
  const keepOff = () => {
    const last = Math.max(0, media.duration - lastMoment);
    if (media.currentTime > last + rounding) media.currentTime = last;
  };
  media.addEventListener('seeking', keepOff, { signal });
}
