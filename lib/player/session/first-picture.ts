import { afterPaint } from './after-paint';

/** The longest that the player's own code waits for a film's first picture, in ms. */
const patience = 2000;

/**
 * Waits until a film has shown something, or cannot: the player's code would only hold up its file on
 * the line and its picture on the processor.
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
