import { type Frame, isSprite } from './frames';

/** Images to preload on each side: a sprite covers minutes, a single image a moment. */
const preloadDistances = { sprite: 1, single: 2 };

/** How long the pointer must rest before preloading, in ms. */
const preloadDelay = 300;

export type Preloader = {
  /** Reports the pointer's position; images are fetched only if it rests there. */
  preloadNear: (frames: readonly Frame[], index: number) => void;
  /** Cancels a pending preload. */
  stop: () => void;
};

/** Preloads the images around the pointer, each once, but never those of the whole film. */
export function createPreloader(
  fetchImage: (address: string) => void = fetchWithLowPriority,
): Preloader {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const preload = (frames: readonly Frame[], index: number) => {
    const frameImage = frames[index]?.image;
    if (frameImage) fetched.add(frameImage);
    for (const address of nearbyImages(frames, index)) {
      if (fetched.has(address)) continue;
      fetched.add(address);
      fetchImage(address);
    }
  };
  return {
    stop,
    preloadNear(frames, index) {
      stop();
      timer = setTimeout(preload, preloadDelay, frames, index);
    },
  };
}

function fetchWithLowPriority(address: string) {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
}

/** The images before and after a frame, nearest first, without the frame's own image. */
export function nearbyImages(frames: readonly Frame[], index: number): string[] {
  const frame = frames[index];
  if (!frame) return [];
  const distance = isSprite(frame) ? preloadDistances.sprite : preloadDistances.single;
  const after = distinctImages(frames.slice(index), frame.image, distance);
  const before = distinctImages(frames.slice(0, index).reverse(), frame.image, distance);
  return [...new Set(after.flatMap((image, at) => [image, before[at]]).concat(before))].filter(
    (image) => image !== undefined,
  );
}

function distinctImages(frames: readonly Frame[], frameImage: string, distance: number): string[] {
  const addresses = new Set<string>();
  for (const { image } of frames) {
    if (addresses.size === distance) break;
    if (image !== frameImage) addresses.add(image);
  }
  return [...addresses];
}
