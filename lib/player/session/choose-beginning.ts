import { filmPosition } from '@/lib/player/resume/film-position';
import { readTimeLink } from '@/lib/player/time-link/read-time-link';
import type { PlayedFilm } from './feature';

/** The start position in seconds: the time in the URL (0 included), else the stored position, else 0. */
export function chooseBeginning(film: PlayedFilm, type: 'video' | 'audio'): number {
  return readTimeLink(window.location) ?? filmPosition(film, type).read() ?? 0;
}
