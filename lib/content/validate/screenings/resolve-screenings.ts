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
  /** The listed venues, and those that are defined only by a screening. */
  venues: RawVenues;
};

/** Resolves film, venue and moment of each screening; failures are added to `issues`. */
export function resolveScreenings(
  written: readonly WrittenScreening[],
  context: Context,
  contentFolder: string,
  issues: Issue[],
): Resolved {
  const resolve = createResolver(context, contentFolder, issues);
  const findDuplicate = createDuplicateCheck();
  const resolved: Resolved = { screenings: new Map(), venues: { ...context.venues } };
  const resolvedEntries = written.map((one) => ({ written: one, ...resolve(one) }));
  for (const { written: one, film, venue, at, zone, was } of resolvedEntries) {
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
      ...pickFields(one.value),
    };
    const earlier = resolved.screenings.get(film) ?? [];
    resolved.screenings.set(film, [...earlier, stored]);
  }
  for (const list of resolved.screenings.values()) list.sort((a, b) => a.at - b.at);
  issues.push(
    ...findPastYears(
      resolvedEntries.flatMap(({ written, at }) => (at === undefined ? [] : { written, at })),
    ),
  );
  return resolved;
}

/**
 * Returns a function that resolves the film, venue and moment of a written screening. A part that cannot be
 * resolved is absent, and an issue is added.
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
      const moment = start === undefined ? undefined : resolveMoment(start, zone);
      if (moment && 'expected' in moment) issues.push({ ...at(field), ...moment });
      return moment && 'at' in moment ? moment.at : undefined;
    };
    return {
      film: 'slug' in film ? film.slug : undefined,
      venue: 'venue' in venue ? venue : undefined,
      ...{ zone, at: momentOf('start'), was: momentOf('was') },
    };
  };
}

/** Detects duplicate screenings. The returned function gives the file of the earlier one. */
function createDuplicateCheck() {
  const pathsByKey = new Map<string, string>();
  return (keys: string[], path: string): string | undefined => {
    const twin = keys.map((key) => pathsByKey.get(key)).find((moment) => moment !== undefined);
    for (const key of keys) pathsByKey.set(key, path);
    return twin;
  };
}

/** Id of a screening by its original start, such as `nerven-salle-d-exemple-20261204-2030`. */
function idOf({ start, was }: RawScreening, film: string, venue: string): string {
  const { day = '', time = '' } = readStart(was ?? start) ?? {};
  return [film, venue, day.replaceAll('-', ''), time.replace(':', '')].join('-');
}

/** The name of the time zone written after the time; `undefined` for an offset. */
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

function pickFields({ guest, note, booking, state }: RawScreening) {
  const fields = { guest, note, booking, state };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
