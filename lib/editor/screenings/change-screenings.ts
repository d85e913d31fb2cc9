import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { RawScreening } from '@/lib/content/schema/screening';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import { isRecord } from '@/lib/primitives/json';
import { addDays } from '@/lib/primitives/time/days';
import { readDay } from '@/lib/primitives/time/read-day';
import { momentsOf, readStart, type WrittenStart } from '@/lib/primitives/time/read-start';
import { isTimeZone, localTimeAt } from '@/lib/primitives/time/time-zones';
import type { Database } from '@/lib/shop/database/open-database';
import { entryPath } from '../entries/entry-kinds';
import { changeEntry } from '../form/change-entry';
import type { KnownNames } from './known-names';
import type { ListedScreening } from './list-screenings';

type Value = Record<string, unknown>;

/** An editor whose drafts are changed. */
export type Writer = { db: Database; editor: string; now: Date };

/**
 * Adds screenings to the files of their months (`screenings/2026-12.yaml`), sorted by start.
 * @param otherwise a day in the month to use for screenings whose start cannot be read
 */
export async function addScreenings(
  writer: Writer,
  values: readonly Value[],
  otherwise: string,
): Promise<void> {
  const months = new Map<string, Value[]>();
  for (const value of values) {
    const month = (dayOf(value) ?? otherwise).slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), value]);
  }
  for (const [month, added] of months)
    await changeFile(writer, month, (list) => added.reduce(insertByTime, list));
}

/**
 * Replaces a screening of a file. If another window has changed or removed it, the new one is added.
 * @returns whether it was added
 */
export async function replaceScreening(
  writer: Writer,
  file: string,
  { before, after }: { before: unknown; after: Value },
): Promise<boolean> {
  let isAdded = false;
  await changeFile(writer, file, (list) => {
    const at = list.findIndex((one) => isDeepStrictEqual(one, before));
    const changed = at < 0 ? insertByTime(list, after) : list.with(at, after);
    isAdded = changed.length > list.length;
    return changed;
  });
  return isAdded;
}

export async function removeScreening(writer: Writer, file: string, value: unknown): Promise<void> {
  await changeFile(writer, file, (list) => {
    const at = list.findIndex((one) => isDeepStrictEqual(one, value));
    return at < 0 ? list : list.toSpliced(at, 1);
  });
}

/** A short key of a screening's value, for addresses and names of inputs. */
export function screeningKey(value: object): string {
  // A file is written in the schema's order, so that the same screening may be read back in another one.
  const sort = (_key: string, inner: unknown) =>
    isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  const digest = createHash('sha256').update(JSON.stringify(value, sort)).digest('base64url');
  return digest.slice(0, 10);
}

async function changeFile(
  { db, editor, now }: Writer,
  file: string,
  change: (list: Value[]) => Value[],
): Promise<void> {
  const path = entryPath('screenings', file);
  if (!path) throw new Error(`There is no file of screenings ${file}`);
  await changeEntry(
    db,
    { kind: 'screenings', slug: file, path, editor },
    (value) => {
      const fields = isRecord(value) ? value : {};
      const list = Array.isArray(fields.screenings) ? fields.screenings : [];
      return { ...fields, screenings: change(list) };
    },
    now,
  );
}

const startOf = (value: unknown) =>
  isRecord(value) && typeof value.start === 'string' ? readStart(value.start) : undefined;

const dayOf = (value: unknown) =>
  isRecord(value) && typeof value.start === 'string'
    ? readDay(value.start.split(' ')[0] ?? '')
    : undefined;

function insertByTime(list: Value[], value: Value): Value[] {
  // The form was sent twice.
  if (list.some((one) => isDeepStrictEqual(one, value))) return list;
  const keyOf = (one: unknown) => {
    const start = startOf(one);
    return start ? `${start.day} ${start.time}` : undefined;
  };
  const key = keyOf(value);
  if (key === undefined) return [...list, value];
  const earlier = list.findLastIndex((one) => (keyOf(one) ?? '') <= key);
  return list.toSpliced(earlier + 1, 0, value);
}

/**
 * Copies of a week's screenings, seven days later at the same time of day, also if the clocks change in between. Ticket
 * links, guests and states (sold out, cancelled, moved) are not copied. Screenings that the next week already has are
 * left out.
 */
export function copiesForNextWeek(
  week: readonly ListedScreening[],
  all: readonly ListedScreening[],
  names: Pick<KnownNames, 'films' | 'slugs' | 'venues' | 'timeZone'>,
): Value[] {
  const startAt = createLocalStart(names);
  const findFilm = createFilmLookup(names.films, names.slugs, '');
  const findVenue = createVenueLookup(names.venues ?? {}, '');
  // A film and a cinema may be written in several ways: `nosferatu`, `Nosferatu`.
  const keyOf = ({ film = '', venue = '', town }: Partial<RawScreening>, start: WrittenStart) => {
    const found = { film: findFilm(film), venue: findVenue(venue, town) };
    return JSON.stringify([
      'slug' in found.film ? found.film.slug : film,
      'key' in found.venue ? found.venue.key : venue,
      ...[start.day, start.time],
    ]);
  };
  const known = new Set(
    all.flatMap(({ value }) => {
      const start = startAt(value);
      return start ? [keyOf(value, start)] : [];
    }),
  );
  return week.flatMap(({ value }) => {
    const start = startAt(value);
    if (!start) return [];
    const later = { ...start, day: addDays(start.day, 7) };
    if (known.has(keyOf(value, later))) return [];
    const { booking, guest, state, was, ...kept } = value;
    return [{ ...kept, start: [later.day, later.time, later.zone].filter(Boolean).join(' ') }];
  });
}

/** The start of a screening in the time of its venue: an offset (`+01:00`) holds for its own day only. */
function createLocalStart({ venues = {}, timeZone }: Pick<KnownNames, 'venues' | 'timeZone'>) {
  const findVenue = createVenueLookup(venues, 'venues.yaml');
  return (value: Partial<RawScreening>): WrittenStart | undefined => {
    const { venue, town } = value;
    const written = startOf(value);
    const { zone } = written ?? {};
    if (!written || !zone || isTimeZone(zone)) return written;
    const [moment = NaN] = momentsOf(written, timeZone);
    const found = typeof venue === 'string' ? findVenue(venue, town) : undefined;
    const own = found && 'venue' in found ? found.venue.timeZone : undefined;
    const local = new Date(localTimeAt(moment, own ?? timeZone)).toISOString();
    return { day: local.slice(0, 10), time: local.slice(11, 16) };
  };
}
