import type { Film } from '@/lib/catalog/films/film';

/** The decade of a film as its first year: `1920`. */
export function decadeOf({ year }: Pick<Film, 'year'>): string {
  return String(Math.floor(year / 10) * 10);
}
