/**
 * At most `count` of a list, as far from each other as they can stand in it.
 * @param phase which of those that stand together, 0 to 1 (excluded)
 */
export function spread<T>(list: readonly T[], count: number, phase = 0.5): T[] {
  if (list.length <= count) return [...list];
  return Array.from(
    { length: count },
    (_, at) => list[Math.floor(((at + phase) * list.length) / count)] as T,
  );
}
