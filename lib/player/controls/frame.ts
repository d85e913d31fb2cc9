import type { Asked, Control } from './control';

/** Pictures per second where a film does not say. */
const usualRate = 25;

/** One picture back and on; the film stops for it. */
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
