import type { Film } from '@/lib/catalog/films/film';

/** First year of a film's decade: `1920`. */
export function decadeOf({ year }: Pick<Film, 'year'>): string {
  return String(Math.floor(year / 10) * 10);
}
