/** Maximum concurrent requests: in total, and per visitor. */
const most = { all: 128, each: 24 };

/**
 * Counts running requests, so that a blocked database does not accumulate them without limit. Returns a release
 * function; `undefined` if the limit is reached.
 */
export function createConcurrencyLimit({ all, each } = most) {
  let count = 0;
  const counts = new Map<string, number>();
  return (visitor = ''): (() => void) | undefined => {
    const own = counts.get(visitor) ?? 0;
    if (count >= all || (visitor && own >= each)) return undefined;
    count += 1;
    counts.set(visitor, own + 1);
    return () => {
      count -= 1;
      const left = (counts.get(visitor) ?? 1) - 1;
      if (left > 0) counts.set(visitor, left);
      else counts.delete(visitor);
    };
  };
}
