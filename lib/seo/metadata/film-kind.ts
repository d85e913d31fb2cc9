import type { Film } from '@/lib/catalog/films/film';
import { isSilent } from '@/lib/catalog/films/is-silent';

/** What a line of a head calls a film: what is only heard is none. */
export function filmKind(film: Film): 'sound' | 'silent' | 'film' {
  if (film.media.audio && !film.media.film) return 'sound';
  return isSilent(film) ? 'silent' : 'film';
}
