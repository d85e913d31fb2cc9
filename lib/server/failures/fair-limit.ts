type Limits = {
  /** For all together, in each window. */
  most: number;
  /** For one who asks, and for one thing that is said. */
  each: number;
  /** Milliseconds. */
  window: number;
};

/**
 * Lets so many through in each window, and of one who asks or of the same words only a few, so that nobody who
 * is loud silences the others. `most` is how many of each can be known at once as well.
 */
export function createFairLimit({ most, each, window }: Limits, now = Date.now) {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  const counts = new Map<string, number>();
  return (...names: string[]): boolean => {
    if (now() - since >= window) {
      since = now();
      count = 0;
      counts.clear();
    }
    if (count >= most || names.some((name) => (counts.get(name) ?? 0) >= each)) return false;
    count += 1;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return true;
  };
}
