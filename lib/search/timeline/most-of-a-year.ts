/**
 * Maximum number of films shown per year, so that at most `room` are shown in total; at least 1.
 *
 *  @param counts number of films of each year
 */
export function mostOfAYear(counts: Iterable<number>, room: number): number {
  const all = [...counts];
  const shown = (most: number) => all.reduce((sum, count) => sum + Math.min(count, most), 0);
  let most = Math.max(1, ...all);
  while (most > 1 && shown(most) > room) most -= 1;
  return most;
}
