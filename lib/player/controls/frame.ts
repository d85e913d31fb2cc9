import type { Asked, Control } from './control';

/** Frames per second for films without `transferRate`. */
const usualRate = 25;

/** Steps one frame back or forward; pauses the film. */
export const frame: Control = {
  keys: { ',': step(-1), '.': step(1) },
  row: ({ keysFrame }) => ({ keys: [',', '.'], does: keysFrame }),
  pictureOnly: true,
};

function step(by: -1 | 1) {
  return ({ handle, film }: Asked) => {
    handle.pause();
    const { currentTime } = handle.media ?? handle.store.read();
    handle.seek(currentTime + by / (film.transferRate ?? usualRate));
  };
}
