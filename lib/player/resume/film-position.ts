import type { PlayedFilm } from '@/lib/player/session/feature';
import { positionName } from './position-name';
import { openPositions } from './positions';

/** Where one film was left, in seconds. */
export type FilmPosition = {
  read: () => number | undefined;
  keep: (time: number) => void;
  forget: () => void;
};

/**
 * The position in what is played of a film: kept on the device, so that it outlives a change of language,
 * a reload and the visit; a trailer's only as long as the tab is open.
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
