/**
 * What is read of the build as it holds now: once, and again after each of `moments` (ms since 1970, in their order), at
 * which something comes out.
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
