import type { PlayedFilm } from '@/lib/player/session/feature';
import { positionName } from './position-name';
import { openPositions } from './positions';

/** The stored position of one film, in seconds. */
export type FilmPosition = {
  read: () => number | undefined;
  keep: (time: number) => void;
  forget: () => void;
};

/**
 * The position of a film is stored on the device, so that it survives a language change, a reload and the
 * session; a trailer's position is stored for the tab only.
 */
export function filmPosition(
  { slug, trailer }: Pick<PlayedFilm, 'slug' | 'trailer'>,
  type: 'video' | 'audio',
): FilmPosition {
  const positions = openPositions(trailer ? 'tab' : 'device');
  const name = positionName(trailer ? `${slug}/trailer` : slug, type);
  return {
    read: () => positions.read(name),
    keep: (time) => positions.keep(name, time),
    forget: () => positions.forget(name),
  };
}
