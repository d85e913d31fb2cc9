import type { Asked, Control } from './control';

/** To the tenths of the film. */
export const tenths: Control = {
  keys: Object.fromEntries(Array.from('0123456789', (digit) => [digit, jump(Number(digit) / 10)])),
  row: ({ keysTenths }) => ({ keys: ['0', '…', '9'], does: keysTenths }),
};

/** To its beginning and its end. */
export const ends: Control = {
  keys: { Home: jump(0), End: jump(1) },
  row: ({ keyHome, keyEnd, keysEnds }) => ({ keys: [keyHome, keyEnd], does: keysEnds }),
};

/** @param share of the film, 0 to 1 */
function jump(share: number) {
  return ({ handle }: Asked) => {
    const { duration } = handle.store.read();
    // Of what has no known length there is no share, but a beginning.
    if (duration > 0 || share === 0) handle.seek(duration * share);
  };
}
