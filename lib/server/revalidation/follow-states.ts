/**
 * Caches a value that is read from the build: once, and again after each of `moments` (ms since 1970, ascending), at
 * which content is published.
 */
export function followStates<T>(read: () => T, moments: readonly number[]): () => T {
  let held: { state: T; until: number } | undefined;
  return () => {
    const now = Date.now();
    if (!held || now >= held.until)
      held = { state: read(), until: moments.find((at) => at > now) ?? Infinity };
    return held.state;
  };
}
