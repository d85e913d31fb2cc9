import type { Film } from '../film';

/** The decade of a film as its first year: `1920`. */
export function decadeOf({ year }: Pick<Film, 'year'>): string {
  return String(Math.floor(year / 10) * 10);
}
