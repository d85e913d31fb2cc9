/** Median; of an even count, the mean of the two middle numbers; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? Number.NaN) + (high ?? Number.NaN)) / 2;
}

/** The number below which a share (0 to 1) of the numbers lies; NaN for an empty list. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/**
 * Growth per step of consecutive readings: the median of the slopes between all pairs (Theil–Sen). Robust against
 * outliers in up to a quarter of the readings.
 */
export function trend(readings: readonly number[]): number {
  const slopes = readings.flatMap((reading, at) =>
    readings.slice(at + 1).map((later, steps) => (later - reading) / (steps + 1)),
  );
  return median(slopes);
}
