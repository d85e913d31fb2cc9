/** How long a slow image may hold up the next one, in ms. */
export const patience = 300;

export type ImageQueue = {
  /** Asks for an image. Of those asked for while another is on its way only the last is fetched. */
  want: (address: string) => void;
  cancel: () => void;
};

/**
 * Fetches images one after the other: a pointer that races over a film's single images must not
 * fetch them all. An image that cannot be had is not asked for again.
 *
 * @param onLoad gets a loaded image that is still wanted
 * @param onBroken hears that the image that is wanted cannot be had
 */
export function createImageQueue(
  onLoad: (image: HTMLImageElement) => void,
  onBroken: () => void,
): ImageQueue {
  const broken = new Set<string>();
  let wanted: string | undefined;
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
    if (!wanted || loading?.dataset.address === wanted) return;
    if (broken.has(wanted)) return onBroken();
    if (loading && !slow) return;
    drop();
    start(wanted);
  };
  const start = (address: string) => {
    const image = new Image();
    loading = image;
    image.alt = '';
    image.dataset.address = address;
    image.onload = () => {
      drop();
      if (wanted === address) wanted = undefined;
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
    }, patience);
  };
  return {
    want(address) {
      wanted = address;
      next();
    },
    cancel() {
      wanted = undefined;
      drop();
    },
  };
}
