import { everyName } from '@/lib/catalog/films/local-name';
import { grace } from '@/lib/catalog/screenings/is-coming';
import type { Library } from '@/lib/content/store/raw-library';
import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
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
    .flatMap(([slug, ofFilm]) =>
      ofFilm.flatMap(({ at, venue, state }) => {
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
    words: rows.length > 0 ? wordsOf(venues) : [],
    timeZone: site.timeZone,
  };
}

function wordsOf(venues: Library['venues']): ScreeningColumns['words'] {
  const words = new Map<string, number[]>();
  for (const [number, { name, town }] of Object.values(venues).entries())
    for (const { word } of [...everyName(name), ...everyName(town)].flatMap(splitWords)) {
      const there = words.get(word) ?? [];
      if (!there.includes(number)) words.set(word, [...there, number]);
    }
  return [...words].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Days before a screening on which a relative time can start to match it: up to a week. */
const ahead = [0, 1, 2, 3, 4, 5, 6];

/** Times (ms since 1970) at which the results for a screening may change. */
export function screeningChanges({ starts, timeZone }: ScreeningColumns): number[] {
  const days = new Set([...starts].map((at) => dayOf(at, timeZone)));
  const mornings = new Set([...days].flatMap((day) => ahead.map((count) => addDays(day, -count))));
  return [
    ...[...starts].map((at) => at + grace),
    ...[...mornings].map((day) => startOfDay(day, timeZone)),
  ];
}
