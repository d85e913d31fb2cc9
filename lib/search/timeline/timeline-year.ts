import type { Film } from '@/lib/catalog/films/film';
import type { MadePicture } from '@/lib/posters/photographs/made-picture';
import type { WallPlace } from '@/lib/posters/wall/wall-places';

/** A film on the timeline: with its place in a sprite sheet, else with its own picture or drawing. */
export type TimelineFilm = Pick<Film, 'slug' | 'title'> & {
  /** Whether the site offers it now. */
  watchable?: true;
  small?: Pick<WallPlace, 'sheet' | 'type'>;
  /** The film's own poster. */
  poster?: { src: string; made?: MadePicture };
};

/** A year with results: their number, and the films shown. */
export type TimelineYear = { year: number; count: number; films: TimelineFilm[] };
