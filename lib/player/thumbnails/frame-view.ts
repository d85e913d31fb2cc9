import { type Frame, isSprite } from './frames';
import { createImageQueue } from './image-queue';
import { layImage } from './lay-image';

/** When an image that has been replaced goes, in ms (specification, section 9). */
export const removalDelay = { sprite: 500, single: 1000 };

export type FrameView = {
  show: (frame: Frame) => void;
  /** Takes all images and timers away. */
  clear: () => void;
};

/**
 * Shows frames in a box. The old image stays under the new one for a while, against flicker; where
 * an image cannot be had the box is empty rather than wrong.
 *
 * @param onChange hears when the box, and with it its size, has changed
 */
export function createFrameView(box: HTMLElement, onChange = () => {}): FrameView {
  let frame: Frame | undefined;
  let shown: HTMLImageElement | undefined;
  const removals = new Set<ReturnType<typeof setTimeout>>();

  const removeLater = (image: HTMLImageElement, delay: number) => {
    const timer = setTimeout(() => {
      removals.delete(timer);
      image.remove();
    }, delay);
    removals.add(timer);
  };
  const showNothing = () => {
    shown?.remove();
    shown = undefined;
    onChange();
  };
  const showLoaded = (image: HTMLImageElement) => {
    if (!frame) return;
    if (shown) removeLater(shown, removalDelay[isSprite(frame) ? 'sprite' : 'single']);
    shown = image;
    layImage(image, box, frame);
    box.append(image);
    onChange();
  };
  const queue = createImageQueue(showLoaded, showNothing);
  return {
    show(next) {
      frame = next;
      if (shown?.dataset.address !== next.image) return queue.want(next.image);
      queue.cancel();
      layImage(shown, box, next);
    },
    clear() {
      queue.cancel();
      for (const timer of removals) clearTimeout(timer);
      removals.clear();
      frame = shown = undefined;
      box.replaceChildren();
    },
  };
}
