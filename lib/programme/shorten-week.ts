import type { Showing } from './showing';

/** The days that come, without those that bring back a film by turns: it has been said once, tonight or before. */
export function shortenWeek(days: Showing[], tonight: Showing | undefined): Showing[] {
  const seen = new Set([tonight?.film.slug]);
  return days.filter(({ film, isNamed }) => {
    const isNew = !seen.has(film.slug);
    seen.add(film.slug);
    return isNamed || isNew;
  });
}
