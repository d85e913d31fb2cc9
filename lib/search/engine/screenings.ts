import { grace } from '@/lib/catalog/screenings/screening';
import type { Library } from '@/lib/content/store/raw-library';
import { allNames } from '@/lib/primitives/text/local-text';
import { addDays, dayOf, nextWeekday, startOfDay, sundayOf } from '@/lib/primitives/time/days';
import { momentsAt } from '@/lib/primitives/time/time-zones';
import { matchWeights } from './dictionary';
import { splitWords } from './words';

/** Screenings that are not cancelled, by starting time, in parallel columns. */
export type ScreeningColumns = {
  /** Film numbers. */
  films: Uint32Array;
  /** Starting times, ms since 1970. */
  starts: Float64Array;
  /** Venue numbers. */
  venues: Uint16Array;
  /** Words of venue names and towns in all languages, sorted, each with its venue numbers. */
  words: [word: string, venues: number[]][];
  /** The site's time zone (IANA). */
  timeZone: string;
};

type Source = Pick<Library, 'screenings' | 'venues' | 'site'>;

/** @param numbers film numbers by slug */
export function toScreeningColumns(
  { screenings, venues, site }: Source,
  numbers: ReadonlyMap<string, number>,
): ScreeningColumns {
  const slugs = Object.keys(venues);
  const rows = [...screenings]
    .flatMap(([slug, screeningsOfFilm]) =>
      screeningsOfFilm.flatMap(({ at, venue, state }) => {
        const film = numbers.get(slug);
        if (film === undefined || state === 'cancelled') return [];
        return [{ film, at, venue: slugs.indexOf(venue) }];
      }),
    )
    .sort((a, b) => a.at - b.at);
  return {
    films: Uint32Array.from(rows, ({ film }) => film),
    starts: Float64Array.from(rows, ({ at }) => at),
    venues: Uint16Array.from(rows, ({ venue }) => venue),
    words: rows.length > 0 ? indexVenueWords(venues) : [],
    timeZone: site.timeZone,
  };
}

function indexVenueWords(venues: Library['venues']): ScreeningColumns['words'] {
  const words = new Map<string, number[]>();
  for (const [number, { name, town }] of Object.values(venues).entries())
    for (const { word } of [...allNames(name), ...allNames(town)].flatMap(splitWords)) {
      const venueNumbers = words.get(word) ?? [];
      if (!venueNumbers.includes(number)) words.set(word, [...venueNumbers, number]);
    }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** How many days before a screening a relative time such as “tomorrow” can start to match it. */
const ahead = [0, 1, 2, 3, 4, 5, 6, 7];

/** Times (ms since 1970) at which the results for a screening may change. */
export function screeningChanges({ starts, timeZone }: ScreeningColumns): number[] {
  const days = new Set([...starts].map((at) => dayOf(at, timeZone)));
  const mornings = new Set([...days].flatMap((day) => ahead.map((count) => addDays(day, -count))));
  return [
    ...[...starts].map((at) => at + grace),
    ...[...mornings].map((day) => startOfDay(day, timeZone)),
  ];
}

/** Minimum length of a prefix of a place name. */
const shortestBeginning = 3;

/** Film number → number of the first screening that fits. All `times` must hold for the same screening. */
export function findFirstScreenings(
  screenings: ScreeningColumns,
  times: readonly ScreeningTime[],
  now: number,
  venues?: ReadonlySet<number>,
): Map<number, number> {
  const spans = times.map((when) => toTimeSpan(when, now, screenings.timeZone));
  const from = Math.max(...spans.map((span) => span.from));
  const until = Math.min(...spans.map((span) => span.until));
  const found = new Map<number, number>();
  for (const [number, film] of screenings.films.entries()) {
    const start = screenings.starts[number] ?? 0;
    if (start < from) continue;
    if (start >= until) break;
    if (found.has(film) || (venues && !venues.has(screenings.venues[number] ?? -1))) continue;
    found.set(film, number);
  }
  return found;
}

/** Venues whose name or town matches a word, with the weight of the match; empty without a match. */
export function findVenues({ words }: ScreeningColumns, typedWord: string) {
  const exact = words.find(([word]) => word === typedWord);
  if (exact) return { venues: new Set(exact[1]), weight: matchWeights.exact };
  const byPrefix =
    typedWord.length < shortestBeginning
      ? []
      : words.filter(([word]) => word.startsWith(typedWord));
  return { venues: new Set(byPrefix.flatMap(([, venues]) => venues)), weight: matchWeights.prefix };
}

/** Whether any screening is still to come. */
export function hasUpcomingScreenings(
  { starts, timeZone }: ScreeningColumns,
  now: number,
): boolean {
  return (starts.at(-1) ?? -Infinity) >= toTimeSpan('any', now, timeZone).from;
}

/** A screening time that a visitor asks for. */
export type ScreeningTime =
  | 'any'
  | 'tonight'
  | 'today'
  | 'tomorrow'
  | 'tomorrowEvening'
  | 'weekend'
  | 'week'
  /** The next day that is this weekday (1 for Monday to 7 for Sunday), today included unless `isAfterToday`. */
  | { weekday: number; isEvening: boolean; isAfterToday?: true }
  /** A date (`month` 1 is January). Without a year it is the next such date. */
  | { day: number; month: number; year?: number };

/** `from` inclusive, `until` exclusive; ms since 1970. */
type TimeSpan = { from: number; until: number };

/** Evenings start at 17:00, which excludes afternoon children's screenings. */
const evening = '17:00';

/**
 * The range of starting times for `when`, in the days of a time zone. Screenings that can no longer be
 * reached are excluded.
 */
export function toTimeSpan(when: ScreeningTime, now: number, timeZone: string): TimeSpan {
  /** The earliest start that can still be reached (`isAttendable`). */
  const first = now - grace + 1;
  if (when === 'any') return { from: first, until: Infinity };
  const today = dayOf(now, timeZone);
  const whole = (day: string, days: number): TimeSpan => ({
    from: Math.max(startOfDay(day, timeZone), first),
    until: startOfDay(addDays(day, days), timeZone),
  });
  const eveningOf = (day: string): TimeSpan => {
    const { from, until } = whole(day, 1);
    return { from: Math.max(from, momentsAt(day, evening, timeZone)[0] ?? from), until };
  };
  const tomorrow = addDays(today, 1);
  if (typeof when === 'object') {
    if ('month' in when) return whole(comingDate(when, today), 1);
    const day = nextWeekday(when.isAfterToday ? tomorrow : today, when.weekday);
    return when.isEvening ? eveningOf(day) : whole(day, 1);
  }
  switch (when) {
    case 'tonight':
      return eveningOf(today);
    case 'today':
      return whole(today, 1);
    case 'tomorrow':
      return whole(tomorrow, 1);
    case 'tomorrowEvening':
      return eveningOf(tomorrow);
    case 'weekend':
      return whole(addDays(sundayOf(today), -1), 2);
    case 'week':
      return whole(today, 7);
  }
}

/** The day (`2026-12-31`) of a date; without a year the first one from `today` on. */
function comingDate(
  { day, month, year }: { day: number; month: number; year?: number },
  today: string,
): string {
  const end = [month, day].map((number) => `-${String(number).padStart(2, '0')}`).join('');
  const thisYear = Number(today.slice(0, 4));
  return `${year ?? (end < today.slice(4) ? thisYear + 1 : thisYear)}${end}`;
}
