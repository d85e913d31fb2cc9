/** Requests that are answered at the same time: of all, and of one visitor. */
const most = { all: 128, each: 24 };

/**
 * Counts who is being answered, so that a database that hangs does not gather visitors without end. Answers how to go
 * again; `undefined` where it is full.
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
