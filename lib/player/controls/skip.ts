import type { Asked, Control } from './control';

/** Seeks 10 s back or forward. */
export const skipTen: Control = {
  keys: { j: skip(-10), l: skip(10) },
  row: ({ keysSkip10 }) => ({ keys: ['j', 'l'], does: keysSkip10 }),
};

/** Seeks 5 s back or forward. */
export const skipFive: Control = {
  keys: { ArrowLeft: skip(-5), ArrowRight: skip(5) },
  row: ({ keysSkip5 }) => ({ keys: ['←', '→'], does: keysSkip5 }),
};

function skip(seconds: number) {
  // Read the time from the element: the store updates later, and a held key repeats faster than that.
  return ({ handle }: Asked) =>
    handle.seek((handle.media ?? handle.store.read()).currentTime + seconds);
}
