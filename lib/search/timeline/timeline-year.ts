import type { Film } from '@/lib/catalog/films/film';
import type { MadePicture } from '@/lib/posters/photographs/made-picture';
import type { WallPlace } from '@/lib/posters/wall/wall-places';

/** A film as it hangs on the wall: its small poster, or without one the picture or the drawing that it has anyway. */
export type TimelineFilm = Pick<Film, 'slug' | 'title'> & {
  /** Whether the site shows it at this moment. */
  watchable?: true;
  small?: Pick<WallPlace, 'sheet' | 'type'>;
  /** A picture of the house's own. */
  poster?: { src: string; made?: MadePicture };
};

/** A year in which films were found: how many, and those of them that are shown. */
export type TimelineYear = { year: number; count: number; films: TimelineFilm[] };
