/**
 * How many films of each year hang on a wall that shows at most `room`: all of them, or as many of every year as there is
 * room for, one at least.
 * @param counts of films, by year
 */
export function mostOfAYear(counts: Iterable<number>, room: number): number {
  const all = [...counts];
  const shown = (most: number) => all.reduce((sum, count) => sum + Math.min(count, most), 0);
  let most = Math.max(1, ...all);
  while (most > 1 && shown(most) > room) most -= 1;
  return most;
}
