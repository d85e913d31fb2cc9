/** Tolerance in seconds: a seek may land one frame before its cue. */
const slack = 0.05;

/**
 * Index of the last item that started at or before `time`, -1 before the first. An item stays current during
 * the silence after it. Items are sorted by `startTime` (seconds).
 */
export function lastBegun(items: readonly { startTime: number }[], time: number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.startTime ?? 0) <= time + slack) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
