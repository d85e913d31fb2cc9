/** The middle one of some numbers, of an even count the mean of the two; not a number of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** The number below which a share (0 to 1) of them lies; not a number of none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/**
 * By how much readings taken one after another grow from each to the next: the median of the slopes
 * between any two of them (Theil and Sen). What grows at each step is told whatever lies about it, and
 * up to a quarter of the readings may be anything at all, high or low, first or last.
 */
export function trend(readings: readonly number[]): number {
  const slopes = readings.flatMap((reading, at) =>
    readings.slice(at + 1).map((later, steps) => (later - reading) / (steps + 1)),
  );
  return median(slopes);
}
