import type { RawFilm } from '@/lib/content/schema/film';
import {
  type RawScreening,
  type RawVenues,
  readVersion,
  type ScreeningVersion,
} from '@/lib/content/schema/screening';
import type { StoredScreening } from '@/lib/content/store/raw-library';
import { readStart } from '@/lib/primitives/time/read-start';
import type { Issue } from '../issue';
import { resolveMoment } from '../moment-issues';
import { createFilmLookup, createVenueLookup } from './film-and-venue-lookup';
import { findPastYears } from './find-past-years';
import type { WrittenScreening } from './read-screenings';

type Context = {
  /** Films by slug; an invalid film has only its valid fields. */
  films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'title'>>;
  /** Slugs of all films, valid or not. */
  slugs: string[];
  /** Absent if the list of venues is invalid. */
  venues: RawVenues | undefined;
  /** The site's time zone. */
  timeZone: string;
};

type Resolved = {
  /** By film, ascending. */
  screenings: Map<string, StoredScreening[]>;
  /** Listed venues, and those defined by a screening only. */
  venues: RawVenues;
};

/** Resolves film, venue and moment of each screening; failures are added to `issues`. */
export function resolveScreenings(
  written: readonly WrittenScreening[],
  context: Context,
  contentFolder: string,
  issues: Issue[],
): Resolved {
  const place = createResolver(context, contentFolder, issues);
  const findDuplicate = createDuplicateCheck();
  const resolved: Resolved = { screenings: new Map(), venues: { ...context.venues } };
  const placed = written.map((one) => ({ written: one, ...place(one) }));
  for (const { written: one, film, venue, at, zone, was } of placed) {
    if (film === undefined || venue === undefined || at === undefined) continue;
    const id = idOf(one.value, film, venue.key);
    const twin = findDuplicate([id, `${film} ${venue.key} ${at}`], one.path);
    if (twin !== undefined) {
      const text = 'a screening that is not listed already; {twin} has it';
      issues.push({ ...one.at('start'), expected: { text, values: { twin } } });
      continue;
    }
    resolved.venues[venue.key] = venue.venue;
    const timeZone = zoneOf(one.value.start) ?? zone;
    const stored: StoredScreening = {
      ...{ id, venue: venue.key, at, timeZone },
      ...(was !== undefined && { was }),
      ...versionOf(one.value),
      ...pick(one.value),
    };
    const others = resolved.screenings.get(film) ?? [];
    resolved.screenings.set(film, [...others, stored]);
  }
  for (const list of resolved.screenings.values()) list.sort((a, b) => a.at - b.at);
  issues.push(
    ...findPastYears(
      placed.flatMap(({ written, at }) => (at === undefined ? [] : { written, at })),
    ),
  );
  return resolved;
}

/**
 * Returns a function that resolves film, venue and moment of a screening in local time. A part that cannot be
 * resolved is absent, with an issue.
 */
function createResolver(
  { films, slugs, venues, timeZone }: Context,
  contentFolder: string,
  issues: Issue[],
) {
  const findFilm = createFilmLookup(films, slugs, `${contentFolder}/films`);
  const findVenue = createVenueLookup(venues ?? {}, `${contentFolder}/venues.yaml`);
  return ({ value, at }: WrittenScreening) => {
    const film = findFilm(value.film);
    if ('expected' in film) issues.push({ ...at('film'), ...film });
    const venue = findVenue(value.venue, value.town);
    if ('expected' in venue && venues) issues.push({ ...at('venue'), ...venue });
    const zone = ('venue' in venue && venue.venue.timeZone) || timeZone;
    const momentOf = (field: 'start' | 'was') => {
      const start = value[field];
      const found = start === undefined ? undefined : resolveMoment(start, zone);
      if (found && 'expected' in found) issues.push({ ...at(field), ...found });
      return found && 'at' in found ? found.at : undefined;
    };
    return {
      film: 'slug' in film ? film.slug : undefined,
      venue: 'venue' in venue ? venue : undefined,
      ...{ zone, at: momentOf('start'), was: momentOf('was') },
    };
  };
}

/** Detects duplicate screenings; returns the file of the first one. */
function createDuplicateCheck() {
  const there = new Map<string, string>();
  return (keys: string[], path: string): string | undefined => {
    const twin = keys.map((key) => there.get(key)).find((found) => found !== undefined);
    for (const key of keys) there.set(key, path);
    return twin;
  };
}

/** `nerven-salle-d-exemple-20261204-2030`, by the original start. */
function idOf({ start, was }: RawScreening, film: string, venue: string): string {
  const { day = '', time = '' } = readStart(was ?? start) ?? {};
  return [film, venue, day.replaceAll('-', ''), time.replace(':', '')].join('-');
}

/** The time zone written after the time. */
function zoneOf(start: string): string | undefined {
  const zone = readStart(start)?.zone;
  return zone && /^[A-Z][a-z]/.test(zone) ? zone : undefined;
}

function versionOf({ version, language, subtitles }: RawScreening): { version?: ScreeningVersion } {
  const parsed = version === undefined ? undefined : readVersion(version);
  if (!parsed && !language && subtitles.length === 0) return {};
  const spoken = language ?? parsed?.language;
  const all = [...new Set([...(parsed?.subtitles ?? []), ...subtitles])];
  return { version: { ...(spoken && { language: spoken }), subtitles: all } };
}

function pick({ guest, note, booking, state }: RawScreening) {
  const fields = { guest, note, booking, state };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
