import type { Film } from '@/lib/catalog/films/film';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';
import type { WallPlace } from '@/lib/posters/poster-wall';

/**
 * A film on the timeline. It shows the film's own poster, else a drawn one: from a sprite sheet (`small`), or
 * as a file of its own.
 */
export type TimelineFilm = Pick<Film, 'slug' | 'title'> & {
  /** Whether the site offers it now. */
  watchable?: true;
  small?: Pick<WallPlace, 'sheet' | 'type'>;
  /** The film's own poster. */
  poster?: { src: string; made?: ResizedPicture; focus?: string | undefined };
};

/** A year with results: their number, and the films shown. */
export type TimelineYear = { year: number; count: number; films: TimelineFilm[] };

/** A decade with its years that have films, or the years without films between two decades. */
export type TimelineSegment =
  | { kind: 'decade'; decade: number; count: number; years: TimelineYear[] }
  | { kind: 'gap'; from: number; until: number };

const decadeOf = (year: number) => Math.floor(year / 10) * 10;

/**
 * Groups years, which are in order, by decade. Decades without films become a gap, from the year after the last film to
 * the year before the next one.
 */
export function layoutTimeline(years: readonly TimelineYear[]): TimelineSegment[] {
  const segments: TimelineSegment[] = [];
  let last: TimelineYear | undefined;
  for (const year of years) {
    const decade = decadeOf(year.year);
    const segment = segments.at(-1);
    if (last && decade - decadeOf(last.year) > 10)
      segments.push({ kind: 'gap', from: last.year + 1, until: year.year - 1 });
    if (segment?.kind === 'decade' && segment.decade === decade) {
      segment.years.push(year);
      segment.count += year.count;
    } else segments.push({ kind: 'decade', decade, count: year.count, years: [year] });
    last = year;
  }
  return segments;
}
