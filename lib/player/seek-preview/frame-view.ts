import { type Area, type Frame, isSprite } from './frames';
import { createImageQueue } from './image-queue';

/** Delay before a replaced image is removed, in ms. */
const removalDelay = { sprite: 500, single: 1000 };

export type FrameView = {
  show: (frame: Frame) => void;
  /** Removes all images and timers. */
  clear: () => void;
};

/**
 * Shows frames in a box. The old image stays below the new one for a short time to avoid flicker. If an image
 * fails to load, the box is emptied.
 *
 * @param onChange called when the box and thereby its size has changed
 */
export function createFrameView(box: HTMLElement, onChange = () => {}): FrameView {
  let frame: Frame | undefined;
  let currentImage: HTMLImageElement | undefined;
  const removals = new Set<ReturnType<typeof setTimeout>>();

  const removeLater = (image: HTMLImageElement, delay: number) => {
    const timer = setTimeout(() => {
      removals.delete(timer);
      image.remove();
    }, delay);
    removals.add(timer);
  };
  const clearImage = () => {
    currentImage?.remove();
    currentImage = undefined;
    onChange();
  };
  const showLoaded = (image: HTMLImageElement) => {
    if (!frame) return;
    if (currentImage)
      removeLater(currentImage, removalDelay[isSprite(frame) ? 'sprite' : 'single']);
    currentImage = image;
    positionImage(image, box, frame);
    box.append(image);
    onChange();
  };
  const queue = createImageQueue(showLoaded, clearImage);
  return {
    show(next) {
      frame = next;
      if (currentImage?.dataset.address !== next.image) return queue.request(next.image);
      queue.cancel();
      positionImage(currentImage, box, next);
    },
    clear() {
      queue.cancel();
      for (const timer of removals) clearTimeout(timer);
      removals.clear();
      frame = currentImage = undefined;
      box.replaceChildren();
    },
  };
}

/** The part of an image that a frame shows, in pixels, clipped to the image. */
export function areaInPixels(frame: Frame, width: number, height: number): Area {
  if (!isSprite(frame)) return { x: 0, y: 0, w: width, h: height };
  const inPercent = frame.unit === 'percent';
  const [across, down] = inPercent ? [width / 100, height / 100] : [1, 1];
  const x = Math.min(frame.x * across, width);
  const y = Math.min(frame.y * down, height);
  return {
    x,
    y,
    w: Math.min(frame.w * across, width - x) || width,
    h: Math.min(frame.h * down, height - y) || height,
  };
}

/** Positions a loaded image in its box so that only the frame's part is visible, at any box width. */
function positionImage(image: HTMLImageElement, box: HTMLElement, frame: Frame) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const { x, y, w, h } = areaInPixels(frame, width, height);
  box.style.aspectRatio = `${w} / ${h}`;
  image.style.width = `${(width / w) * 100}%`;
  image.style.height = `${(height / h) * 100}%`;
  image.style.left = `${(-x / w) * 100}%`;
  image.style.top = `${(-y / h) * 100}%`;
}
