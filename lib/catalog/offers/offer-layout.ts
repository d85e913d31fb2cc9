import {
  leavesSoon,
  leavingFilms,
  offeredSince,
  slugsOfNewFilms,
} from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { catalogueHref } from '@/lib/search/query/catalogue-address';
import type { Range } from '@/lib/search/query/query';

const lengthGroups = ['short', 'hour', 'evening'] as const;

/** Upper limit of each group in minutes, exclusive. */
const limits: Record<LengthGroup, number> = { short: 10, hour: 60, evening: Infinity };

const shelfNames = ['leaving', 'new', ...lengthGroups, 'others'] as const;
export type Shelf = {
  name: (typeof shelfNames)[number];
  films: Film[];
  /** Number of films that belong on the shelf, including those not shown. */
  count: number;
};

/** Minimum number of films on a shelf; films on an earlier shelf do not count. */
const least = 4;
/** Maximum number of films on the 'new' shelf; the others go to later shelves. */
const maxNew = 8;
/**
 * Maximum size of an offer that is shown completely, and the number of films per shelf for a larger one, to
 * keep the page small.
 */
const maxComplete = 60;
const maxPerShelf = 12;

/**
 * The shelves of the watchable films, each film on one: leaving soon, new, then by runtime. A shelf that is too
 * small is dropped: its films go to a later shelf, or to `others`. Each shelf of a large offer shows only some films.
 */
function listShelves(films: readonly Film[], now: Date): Shelf[] {
  const ordered = orderOffer(films, now);
  const newSlugs = slugsOfNewFilms(ordered, now);
  const groups = groupByLength(ordered);
  const kinds: Omit<Shelf, 'count'>[] = [
    { name: 'leaving', films: ordered.filter((film) => leavesSoon(film, now)) },
    { name: 'new', films: ordered.filter(({ slug }) => newSlugs.has(slug)) },
    ...lengthGroups.map((name) => ({ name, films: groups[name] })),
  ];
  const placedFilms = new Set<Film>();
  const shelf = (name: Shelf['name'], all: Film[]): Shelf => ({
    ...{ name, count: all.length },
    films: films.length > maxComplete ? all.slice(0, maxPerShelf) : all,
  });
  const shelves = kinds.flatMap(({ name, films: all }) => {
    const remaining = all.filter((film) => !placedFilms.has(film));
    if (remaining.length < least) return [];
    const shelfFilms = name === 'new' ? remaining.slice(0, maxNew) : remaining;
    for (const film of shelfFilms) placedFilms.add(film);
    return [shelf(name, shelfFilms)];
  });
  const unplaced = ordered.filter((film) => !placedFilms.has(film));
  return unplaced.length > 0 ? [...shelves, shelf('others', unplaced)] : shelves;
}

type LengthGroup = (typeof lengthGroups)[number];

/** Groups films by runtime, shortest first; films of unknown runtime are in 'evening'. */
export function groupByLength(films: Film[]): Record<LengthGroup, Film[]> {
  const groups: Record<LengthGroup, Film[]> = { short: [], hour: [], evening: [] };
  for (const film of [...films].sort((a, b) => length(a) - length(b))) {
    const group = lengthGroups.find((name) => length(film) < limits[name]) ?? 'evening';
    groups[group].push(film);
  }
  return groups;
}

/** Minutes; unknown runtimes sort last. */
function length({ runtime }: Film): number {
  return runtime ?? Number.MAX_VALUE;
}

/** Watchable films: first those that leave soon, by end of offer, then the others, newest first. */
function orderOffer(films: readonly Film[], now: Date): Film[] {
  const stayingFilms = films
    .filter((film) => !leavesSoon(film, now))
    .sort((a, b) => offeredFrom(b) - offeredFrom(a));
  return [...leavingFilms(films, now), ...stayingFilms];
}

/** Epoch ms; 0 if unknown. */
function offeredFrom(film: Film): number {
  return Number(offeredSince(film) ?? 0);
}

/** Maximum number of films shown large, without shelves. */
const small = 12;

export type OfferLayout = {
  /** The first film of the page. */
  lead?: Film;
  /** For a small offer: one film over the full width, or two side by side. */
  rows: Film[][];
  /** For a large offer. */
  shelves: Shelf[];
};

/** Layout of the watchable films on a page, each once. */
export function layoutOffer(films: readonly Film[], now: Date): OfferLayout {
  const [lead, ...unplaced] = orderOffer(films, now);
  if (!lead) return { rows: [], shelves: [] };
  return films.length > small
    ? { lead, rows: [], shelves: listShelves(unplaced, now) }
    : { lead, rows: pairUp(unplaced), shelves: [] };
}

/**
 * Groups entries into alternating rows of two and one, never ending with two rows of one: `2 1 2 1`, `2 2`,
 * `2 1 2 2`.
 */
function pairUp<T>(items: readonly T[]): T[][] {
  const [first, second, third, ...rest] = items;
  if (first === undefined) return [];
  if (second === undefined) return [[first]];
  if (third === undefined) return [[first, second]];
  // Otherwise the last two rows would have one film each.
  const [fourth] = rest;
  if (rest.length === 1 && fourth !== undefined)
    return [
      [first, second],
      [third, fourth],
    ];
  return [[first, second], [third], ...pairUp(rest)];
}

/** Minutes, both ends inclusive. */
const runtimes: Partial<Record<Shelf['name'], Range>> = {
  short: { to: 9 },
  hour: { from: 10, to: 59 },
  evening: { from: 60 },
};

/** French path of the catalogue with the filters closest to a shelf. */
export function shelfPath(name: Shelf['name']): string {
  const runtime = runtimes[name];
  return catalogueHref({ filters: { watchable: '1' }, ...(runtime && { ranges: { runtime } }) });
}
