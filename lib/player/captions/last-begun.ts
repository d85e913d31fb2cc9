/** A seek may land a frame short of the cue that it was for (seconds). */
const slack = 0.05;

/**
 * Index of the last item that has begun at a time, -1 before the first. It stays the current one
 * through the silence after it. Items are in order of `startTime` (seconds).
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
