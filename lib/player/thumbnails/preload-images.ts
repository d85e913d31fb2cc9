import type { Frame } from './frames';
import { nearbyImages } from './nearby-images';

/** How long the pointer rests before its neighbours are fetched, in ms (specification, section 9). */
export const preloadDelay = 300;

export type Preloader = {
  /** Says where the pointer is; only where it stays are images fetched. */
  near: (frames: readonly Frame[], index: number) => void;
  /** Nothing more is fetched until the next `near`. */
  stop: () => void;
};

/** Fetches the images around the pointer ahead, each once, never the whole film. */
export function createPreloader(fetchImage: (address: string) => void = fetchQuietly): Preloader {
  const fetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const preload = (frames: readonly Frame[], index: number) => {
    const own = frames[index]?.image;
    if (own) fetched.add(own);
    for (const address of nearbyImages(frames, index)) {
      if (fetched.has(address)) continue;
      fetched.add(address);
      fetchImage(address);
    }
  };
  return {
    stop,
    near(frames, index) {
      stop();
      timer = setTimeout(preload, preloadDelay, frames, index);
    },
  };
}

function fetchQuietly(address: string) {
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
}
