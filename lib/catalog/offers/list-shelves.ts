import type { Film } from '@/lib/catalog/films/film';
import { leavesSoon } from '@/lib/catalog/films/offer';
import { freshFilms } from './fresh-films';
import { orderOffer } from './order-offer';

const lengthGroups = ['short', 'hour', 'evening'] as const;

/** First minute that no longer belongs to a group. */
const limits: Record<LengthGroup, number> = { short: 10, hour: 60, evening: Infinity };

const shelfNames = ['leaving', 'new', ...lengthGroups, 'others'] as const;
export type Shelf = {
  name: (typeof shelfNames)[number];
  films: Film[];
  /** Films that belong on it; those that it does not show are in the catalogue. */
  count: number;
};

/** Films that a shelf has at least which stand on none above it. */
const least = 4;
/** Films of a shelf that singles some out: the others stand further down. */
const most = 8;
/** Films up to which an offer is shown whole; of a larger one a shelf shows so many: a page must stay light. */
const whole = 60;
const shownOfMany = 12;

/**
 * The shelves of what can be watched, each film on one: what leaves, what is new, then by the time one has.
 * What is on none, since there are too few of its kind, stands on the last. Of a great many each shelf shows some.
 */
export function listShelves(films: readonly Film[], now: Date): Shelf[] {
  const ordered = orderOffer(films, now);
  const fresh = freshFilms(ordered, now);
  const groups = groupByLength(ordered);
  const kinds: Omit<Shelf, 'count'>[] = [
    { name: 'leaving', films: ordered.filter((film) => leavesSoon(film, now)) },
    { name: 'new', films: ordered.filter(({ slug }) => fresh.has(slug)) },
    ...lengthGroups.map((name) => ({ name, films: groups[name] })),
  ];
  const placed = new Set<Film>();
  const shelf = (name: Shelf['name'], all: Film[]): Shelf => ({
    ...{ name, count: all.length },
    films: films.length > whole ? all.slice(0, shownOfMany) : all,
  });
  const shelves = kinds.flatMap(({ name, films: all }) => {
    const left = all.filter((film) => !placed.has(film));
    if (left.length < least) return [];
    const shown = name === 'new' ? left.slice(0, most) : left;
    for (const film of shown) placed.add(film);
    return [shelf(name, shown)];
  });
  const others = ordered.filter((film) => !placed.has(film));
  return others.length > 0 ? [...shelves, shelf('others', others)] : shelves;
}

type LengthGroup = (typeof lengthGroups)[number];

/** Films by the time they take, shortest first; those of unknown length count as an evening. */
export function groupByLength(films: Film[]): Record<LengthGroup, Film[]> {
  const groups: Record<LengthGroup, Film[]> = { short: [], hour: [], evening: [] };
  for (const film of [...films].sort((a, b) => length(a) - length(b))) {
    const group = lengthGroups.find((name) => length(film) < limits[name]) ?? 'evening';
    groups[group].push(film);
  }
  return groups;
}

/** Minutes; a film of unknown length is taken as longer than any. */
function length({ runtime }: Film): number {
  return runtime ?? Number.MAX_VALUE;
}
