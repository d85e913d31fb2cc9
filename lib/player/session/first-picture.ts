import { afterPaint } from './after-paint';

/** Maximum wait for the first frame before the player's code loads, in ms. */
const patience = 2000;

/**
 * Waits for the first frame, a failure or a pause. Loading the player earlier would compete with the film for
 * bandwidth and CPU.
 */
export async function firstPicture(media: HTMLMediaElement): Promise<void> {
  await new Promise<void>((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(settle, patience);
    const shown = media instanceof HTMLVideoElement && 'requestVideoFrameCallback' in media;
    if (shown) media.requestVideoFrameCallback(settle);
    for (const name of [...(shown ? [] : ['playing']), 'error', 'pause'])
      media.addEventListener(name, settle, { once: true });
  });
  await afterPaint();
}
