import { median } from './first-frame/median';

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
