type Limits = {
  /** Maximum number of calls by all clients together, per window. */
  most: number;
  /** Per name (a client or a message). */
  each: number;
  /** Milliseconds. */
  window: number;
};

/**
 * Rate limiter: at most `most` calls per window, and at most `each` per name (client, message), so that one client
 * cannot use up the limit of all others. `most` also bounds the number of names in memory.
 */
export function createRateLimit({ most, each, window }: Limits, now = Date.now) {
  let windowStart = Number.NEGATIVE_INFINITY;
  let count = 0;
  const counts = new Map<string, number>();
  return (...names: string[]): boolean => {
    if (now() - windowStart >= window) {
      windowStart = now();
      count = 0;
      counts.clear();
    }
    if (count >= most || names.some((name) => (counts.get(name) ?? 0) >= each)) return false;
    count += 1;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return true;
  };
}
