import type { RawScreening } from '@/lib/content/schema/screening';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import { dayNumber } from '@/lib/primitives/time/days';
import { readStart } from '@/lib/primitives/time/read-start';
import type { KnownNames } from './known-names';

/** A screening at a time of day: slugs of its film and cinema, day and time as clocks there show. */
export type TimedScreening = { film: string; venue: string; day: string; time: string };

/**
 * The screenings during which another one runs in the same cinema, each with the first such. A film without a known
 * running time overlaps what begins with it or before the end of another. A cinema with several halls may mean it.
 * @param runtimes minutes, by film
 */
export function findOverlaps<T extends TimedScreening>(
  screenings: readonly T[],
  runtimes: ReadonlyMap<string, number>,
): Map<T, T> {
  const found = new Map<T, T>();
  const sorted = screenings
    .map((one) => ({ one, begins: minutesOf(one), ends: 0 }))
    .sort((a, b) => a.begins - b.begins);
  for (const span of sorted)
    span.ends = span.begins + Math.max(1, runtimes.get(span.one.film) ?? 0);
  /** The screening of each cinema that ends last so far. */
  const running = new Map<string, (typeof sorted)[number]>();
  for (const span of sorted) {
    const { one } = span;
    const before = running.get(one.venue);
    if (before && span.begins < before.ends) {
      found.set(one, before.one);
      if (!found.has(before.one)) found.set(before.one, one);
    }
    if (!before || span.ends > before.ends) running.set(one.venue, span);
  }
  return found;
}

/**
 * Finds when and where screenings run, by the names that they have; `undefined` for those that are cancelled or cannot be
 * read.
 */
export function createTiming({ films, slugs, venues }: KnownNames) {
  const findFilm = createFilmLookup(films, slugs, '');
  const findVenue = createVenueLookup(venues ?? {}, '');
  return (value: Partial<Omit<RawScreening, 'subtitles'>> = {}): TimedScreening | undefined => {
    const start = readStart(value.start ?? '');
    if (!start || !value.film || !value.venue || value.state === 'cancelled') return undefined;
    const film = findFilm(value.film);
    const venue = findVenue(value.venue, value.town);
    if ('expected' in film || 'expected' in venue) return undefined;
    return { film: film.slug, venue: venue.key, day: start.day, time: start.time };
  };
}

function minutesOf({ day, time }: TimedScreening): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (dayNumber(day) * 24 + hours) * 60 + minutes;
}
