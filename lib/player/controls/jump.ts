import type { Asked, Control } from './control';

/** Digits seek to tenths of the duration. */
export const tenths: Control = {
  keys: Object.fromEntries(Array.from('0123456789', (digit) => [digit, jump(Number(digit) / 10)])),
  row: ({ keysTenths }) => ({ keys: ['0', '…', '9'], does: keysTenths }),
};

/** Home and End seek to the start and the end. */
export const ends: Control = {
  keys: { Home: jump(0), End: jump(1) },
  row: ({ keyHome, keyEnd, keysEnds }) => ({ keys: [keyHome, keyEnd], does: keysEnds }),
};

/** @param share of the duration, 0 to 1 */
function jump(share: number) {
  return ({ handle }: Asked) => {
    const { duration } = handle.store.read();
    // Without a known duration only the start can be reached.
    if (duration > 0 || share === 0) handle.seek(duration * share);
  };
}
