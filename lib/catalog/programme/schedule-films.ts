import { adsOf, isWatchable, offerSpan } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { addDays, dayNumber, dayOf } from '@/lib/primitives/time/days';

/**
 * Number of days on the home page. Within them a film repeats only if no other one can be shown.
 */
export const daysShown = 8;

type Options = {
  films: readonly Film[];
  /** The editors' choice: slugs of films by day (`2026-12-31`). */
  named: ReadonlyMap<string, string>;
  timeZone: string;
  now: Date;
};

/** A film that the home page can play, and its days. */
type Candidate = {
  film: Film;
  /** First and last day on which the film is offered, even if for a part of the day. */
  first: string;
  last: string;
  /** Whether it is offered as soon as its first day begins. */
  isOfferedEarly: boolean;
};

/**
 * The films of the home page from today on, by day, for `daysShown` days: those set by the editors if they can be
 * played, on other days a rotation, the same for all visitors. Films with ads are only used if there are no
 * others. Days without a playable film are missing.
 *
 * A day's film depends only on the days before it and on the editors' choices, so that a film announced for a
 * day is shown on it. Therefore the computation starts `daysShown` days before the first day that the editors
 * have set. Earlier days need not be known: without editors' choices the rotation repeats no film anyway.
 */
export function scheduleFilms({ films, named, timeZone, now }: Options): Map<string, Film> {
  const today = dayOf(+now, timeZone);
  const end = addDays(today, daysShown);
  const candidates = films.flatMap((film) => toCandidate(film, timeZone) ?? []);
  candidates.sort((a, b) => compare(a.film.slug, b.film.slug));
  const firstNamed = [...named.keys()].reduce((a, b) => (a < b ? a : b), end);
  const schedule = new Map<string, Film>();
  const lastShown = new Map<string, number>();
  for (let day = addDays(firstNamed, -daysShown); day < end; day = addDays(day, 1)) {
    const isShowable = (candidate: Candidate, byEditors = false) =>
      day === today
        ? isWatchable(candidate.film, now)
        : isOffered(candidate, day, byEditors ? 'atSomeTime' : 'fromItsStart');
    const film = chooseFilm(candidates, isShowable, day, { lastShown, named });
    if (!film) continue;
    lastShown.set(film.slug, dayNumber(day));
    if (day >= today) schedule.set(day, film);
  }
  return schedule;
}

/** The film set by the editors, else the one whose turn it is; without ads if any film of the day has none. */
function chooseFilm(
  candidates: readonly Candidate[],
  isShowable: (candidate: Candidate, byEditors?: boolean) => boolean,
  day: string,
  memory: Memory,
): Film | undefined {
  const playable = candidates.filter((candidate) => isShowable(candidate));
  const free = playable.filter(({ film }) => adsOf(film) !== 'with');
  const choice = candidates.find(({ film }) => film.slug === memory.named.get(day));
  const isAllowed = choice && (free.length === 0 || adsOf(choice.film) !== 'with');
  if (isAllowed && isShowable(choice, true)) return choice.film;
  return takeTurns(free.length > 0 ? free : playable, day, memory);
}

/** Whether the home page can play a film on a day, even if for a part of it. */
export function canPlayOn(day: string, film: Film, timeZone: string): boolean {
  const candidate = toCandidate(film, timeZone);
  return candidate !== undefined && isOffered(candidate, day, 'atSomeTime');
}

/** A film with its days; undefined if it is never offered, or its first source is not a file. */
function toCandidate(film: Film, timeZone: string): Candidate | undefined {
  const isOwn = film.media.film?.sources[0]?.provider === 'html5';
  const span = isOwn ? offerSpan(film) : undefined;
  if (!span) return undefined;
  const day = (moment: number) =>
    Number.isFinite(moment) ? dayOf(moment, timeZone) : moment < 0 ? '' : '9999';
  const first = day(span.from);
  return { film, first, last: day(span.until - 1), isOfferedEarly: day(span.from - 1) < first };
}

function isOffered(
  { first, last, isOfferedEarly }: Candidate,
  day: string,
  when: 'atSomeTime' | 'fromItsStart',
): boolean {
  if (day < first || day > last) return false;
  return when === 'atSomeTime' || first < day || isOfferedEarly;
}

type Memory = { lastShown: ReadonlyMap<string, number>; named: Options['named'] };

/** The film whose other days, past or announced, are farthest away; among equals, the next in turn. */
function takeTurns(candidates: Candidate[], day: string, { lastShown, named }: Memory) {
  const number = dayNumber(day);
  const coming = new Map(
    Array.from({ length: daysShown }, (_, days) => [named.get(addDays(day, days)), days] as const)
      // Reversed, so that the nearer day counts if a film has two.
      .reverse(),
  );
  const distance = ({ film: { slug } }: Candidate) =>
    Math.min(coming.get(slug) ?? daysShown, number - (lastShown.get(slug) ?? -Infinity), daysShown);
  const start = number % candidates.length;
  return [...candidates.slice(start), ...candidates.slice(0, start)]
    .map((candidate) => ({ film: candidate.film, distance: distance(candidate) }))
    .reduce<{ film?: Film; distance: number }>(
      (best, next) => (next.distance > best.distance ? next : best),
      { distance: -1 },
    ).film;
}

/** Compares by code units, so that the order does not depend on the machine's locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
