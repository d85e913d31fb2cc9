import { filmPosition } from '@/lib/player/resume/film-position';
import { readTimeLink } from '@/lib/player/time-link/read-time-link';
import type { PlayedFilm } from './feature';

/** Where a film begins, in seconds: a moment in the address (0 as well) before where one left off. */
export function chooseBeginning(film: PlayedFilm, type: 'video' | 'audio'): number {
  return readTimeLink(window.location) ?? filmPosition(film, type).read() ?? 0;
}
