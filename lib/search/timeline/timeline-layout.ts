import type { Film } from '@/lib/catalog/films/film';
import type { ResizedPicture } from '@/lib/posters/photographs/picture-props';
import type { WallPlace } from '@/lib/posters/poster-wall';

/** A film on the timeline: with its place in a sprite sheet, else with its own picture or drawing. */
export type TimelineFilm = Pick<Film, 'slug' | 'title'> & {
  /** Whether the site offers it now. */
  watchable?: true;
  small?: Pick<WallPlace, 'sheet' | 'type'>;
  /** The film's own poster. */
  poster?: { src: string; made?: ResizedPicture };
};

/** A year with results: their number, and the films shown. */
export type TimelineYear = { year: number; count: number; films: TimelineFilm[] };

/** A year on the axis; without films it is only a mark. `columns`: number of posters side by side. */
export type WallYear = {
  year: number;
  found?: TimelineYear;
  isOutside: boolean;
  columns: number;
};

/** A decade with its ten years, or a gap without films where the axis is broken. */
export type TimelineSegment =
  | { kind: 'decade'; decade: number; count: number; columns: number; years: WallYear[] }
  | { kind: 'gap'; from: number; until: number };

/**
 * Posters in each column of a year, and the maximum number of columns. Four rows fit in every window that is wide
 * enough for years as columns.
 */
const rows = 4;
const mostColumns = 10;

const decadeOf = (year: number) => Math.floor(year / 10) * 10;

/** Minimum number of empty decades for a gap; fewer are drawn as empty decades. */
const leastForGap = 2;

/**
 * Lays out the years as an axis from the first to the last decade. Several empty decades become a gap, from
 * the year after the last film to the year before the next one.
 */
export function layoutTimeline(years: readonly TimelineYear[]): TimelineSegment[] {
  const [first, last] = [years.at(0)?.year, years.at(-1)?.year];
  if (first === undefined || last === undefined) return [];
  const found = new Map(years.map((each) => [each.year, each]));
  const present = [...new Set(years.map(({ year }) => decadeOf(year)))];
  return present.flatMap((decade, at): TimelineSegment[] => {
    const before = present[at - 1] ?? decade - 10;
    const missing = (decade - before) / 10 - 1;
    const empty = Array.from({ length: missing }, (_, step) => before + 10 * (step + 1));
    const layout = (one: number) => layoutDecade(one, found, [first, last]);
    if (missing < leastForGap) return [...empty, decade].map(layout);
    return [gapBefore(decade, years), layout(decade)];
  });
}

function layoutDecade(
  decade: number,
  found: ReadonlyMap<number, TimelineYear>,
  [first, last]: readonly [number, number],
): TimelineSegment {
  const years = Array.from({ length: 10 }, (_, step): WallYear => {
    const year = decade + step;
    const own = found.get(year);
    return { year, found: own, isOutside: year < first || year > last, columns: columnsOf(own) };
  });
  const count = years.reduce((sum, { found: one }) => sum + (one?.count ?? 0), 0);
  const columns = years.reduce((sum, year) => sum + year.columns, 0);
  return { kind: 'decade', decade, count, columns, years };
}

function columnsOf(found: TimelineYear | undefined): number {
  if (!found) return 1;
  const { count, films } = found;
  const shown = films.length + (count > films.length ? 1 : 0);
  return Math.min(mostColumns, Math.max(1, Math.ceil(shown / rows)));
}

function gapBefore(decade: number, years: readonly TimelineYear[]): TimelineSegment {
  const next = years.findIndex(({ year }) => year >= decade);
  const [before, after] = [years[next - 1]?.year ?? decade, years[next]?.year ?? decade];
  return { kind: 'gap', from: before + 1, until: after - 1 };
}
