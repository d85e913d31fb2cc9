/** The entry of `list` nearest to `value`, the first of two as near; undefined for an empty list. */
export function nearest(value: number, list: readonly number[]): number | undefined {
  return list.reduce<number | undefined>(
    (best, entry) =>
      best === undefined || Math.abs(entry - value) < Math.abs(best - value) ? entry : best,
    undefined,
  );
}
