/**
 * Picks up to `count` entries of a list at equal distances.
 *
 * @param phase position within each interval, 0 (inclusive) to 1 (exclusive)
 */
export function sampleEvenly<T>(list: readonly T[], count: number, phase = 0.5): T[] {
  if (list.length <= count) return [...list];
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor(((at + phase) * list.length) / count)] as T,
  );
}
