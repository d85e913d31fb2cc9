/** How far `now` has come from `start` over `length`: 0 before it, 1 after it. */
export function progress(now: number, start: number, length: number): number {
  if (length <= 0) return now < start ? 0 : 1;
  return Math.min(1, Math.max(0, (now - start) / length));
}

/** Sets off at once and comes to rest slowly, like a struck string. */
export const easeOut = (t: number) => 1 - (1 - t) ** 3;

/** Sets off and comes to rest slowly. */
export const easeInOut = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

export const between = (from: number, to: number, t: number) => from + (to - from) * t;
