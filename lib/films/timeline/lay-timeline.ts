import type { Cell } from './cell';
import { chooseLanes, type Lane } from './choose-lanes';
import { placeDecades, type Stretch } from './place-decades';

/** A disc: where it stands on both axes (0 to 1), and its radii in pixels. */
export type Mark = {
  decade: number;
  lane: Lane;
  count: number;
  watchable: number;
  /** On the time axis. */
  along: number;
  /** Across the lanes. */
  across: number;
  radius: number;
  /** Of the core: the films that can be watched; 0 for none. */
  core: number;
};

export type TimelineLayout = { stretches: Stretch[]; lanes: Lane[]; marks: Mark[] };

/** Radius of a single film, px: still a disc, and a core in it still a point. */
const smallest = 5;

/**
 * The catalogue as a picture: time on one axis, countries on the other, discs whose area is the number
 * of films. Marks come in the order of time, then of lanes.
 * @param radius of the largest disc, px
 */
export function layTimeline(
  cells: readonly Cell[],
  { lanes: most, radius }: { lanes: number; radius: number },
): TimelineLayout {
  const lanes = chooseLanes(cells, most);
  const stretches = placeDecades(cells.map(({ decade }) => Number(decade)));
  const gathered = stretches.flatMap(({ from: decade, middle: along }) =>
    lanes.flatMap((lane, index) => {
      const own = cells.filter(
        (cell) => Number(cell.decade) === decade && lane.countries.includes(cell.country),
      );
      const count = own.reduce((sum, cell) => sum + cell.count, 0);
      const watchable = own.reduce((sum, cell) => sum + cell.watchable, 0);
      const across = (index + 0.5) / lanes.length;
      return count > 0 ? [{ decade, lane, count, watchable, along, across }] : [];
    }),
  );
  const greatest = Math.max(1, ...gathered.map(({ count }) => count));
  return {
    stretches,
    lanes,
    marks: gathered.map((mark) => {
      const disc = Math.max(smallest, radius * Math.sqrt(mark.count / greatest));
      return { ...mark, radius: disc, core: disc * Math.sqrt(mark.watchable / mark.count) };
    }),
  };
}
