import type { Asked, Control } from './control';

/** Ten seconds back and on. */
export const skipTen: Control = {
  keys: { j: skip(-10), l: skip(10) },
  row: ({ keysSkip10 }) => ({ keys: ['j', 'l'], does: keysSkip10 }),
};

/** Five seconds back and on. */
export const skipFive: Control = {
  keys: { ArrowLeft: skip(-5), ArrowRight: skip(5) },
  row: ({ keysSkip5 }) => ({ keys: ['←', '→'], does: keysSkip5 }),
};

function skip(seconds: number) {
  // Of the element itself: the store hears of a change only after it, and a held key is faster.
  return ({ handle }: Asked) =>
    handle.seek((handle.media ?? handle.store.read()).currentTime + seconds);
}
