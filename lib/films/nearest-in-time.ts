type Dated = { year: number };

/**
 * Of films in the order of their years the `count` nearest to a year, and all that are as near as the last
 * of them: whoever puts them in an order by more than time has none cut off.
 */
export function nearestInTime<Film extends Dated>(
  films: readonly Film[],
  year: number,
  count: number,
): Film[] {
  let above = firstFrom(films, year);
  let below = above - 1;
  const nearest: Film[] = [];
  const away = (at: number) => Math.abs((films[at]?.year ?? Number.POSITIVE_INFINITY) - year);
  while (Math.min(away(below), away(above)) < Number.POSITIVE_INFINITY) {
    const next = away(below) < away(above) ? below-- : above++;
    const film = films[next];
    if (!film) break;
    const last = nearest.at(-1);
    if (nearest.length >= count && last && away(next) > Math.abs(last.year - year)) break;
    nearest.push(film);
  }
  return nearest;
}

/** Where films of a year or later begin. */
export function firstFrom(films: readonly Dated[], year: number): number {
  let [low, high] = [0, films.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((films[middle]?.year ?? 0) < year) low = middle + 1;
    else high = middle;
  }
  return low;
}
