import type { Film } from '@/lib/catalog/films/film';
import { isSilent } from '@/lib/catalog/films/is-silent';

/** The kind of a film for titles and descriptions; audio-only media are 'sound'. */
export function filmKind(film: Film): 'sound' | 'silent' | 'film' {
  if (film.media.audio && !film.media.film) return 'sound';
  return isSilent(film) ? 'silent' : 'film';
}
