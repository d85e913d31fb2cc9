/** Maximum time in ms that a slow image may block the next one. */
export const maxBlockTime = 300;

export type ImageQueue = {
  /** Requests an image. While another one loads, only the last request is remembered. */
  request: (address: string) => void;
  cancel: () => void;
};

/**
 * Loads one image at a time: a pointer that moves fast over a film with single images must not load all of
 * them. An image that failed is not requested again.
 *
 * @param onLoad called with a loaded image that is still wanted
 *
 * @param onBroken called when the wanted image cannot be loaded
 */
export function createImageQueue(
  onLoad: (image: HTMLImageElement) => void,
  onBroken: () => void,
): ImageQueue {
  const broken = new Set<string>();
  let requestedAddress: string | undefined;
  let loading: HTMLImageElement | undefined;
  let slow = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(timer);
    if (loading) {
      loading.onload = loading.onerror = null;
      if (!loading.complete) loading.removeAttribute('src');
    }
    loading = undefined;
    slow = false;
  };
  const next = () => {
    if (!requestedAddress || loading?.dataset.address === requestedAddress) return;
    if (broken.has(requestedAddress)) return onBroken();
    if (loading && !slow) return;
    drop();
    start(requestedAddress);
  };
  const start = (address: string) => {
    const image = new Image();
    loading = image;
    image.alt = '';
    image.dataset.address = address;
    image.onload = () => {
      drop();
      if (requestedAddress === address) requestedAddress = undefined;
      else return next();
      onLoad(image);
    };
    image.onerror = () => {
      broken.add(address);
      drop();
      next();
    };
    image.src = address;
    timer = setTimeout(() => {
      slow = true;
      next();
    }, maxBlockTime);
  };
  return {
    request(address) {
      requestedAddress = address;
      next();
    },
    cancel() {
      requestedAddress = undefined;
      drop();
    },
  };
}
