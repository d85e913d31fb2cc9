import type { Fault } from '../fault';
import type { RawFilm } from '../schema/film';
import type { RawScreening } from '../schema/screening';
import type { RawVenues } from '../schema/venue';
import { findMoment } from './find-moment';
import { findPastYears } from './find-past-years';
import { nameFilms } from './name-films';
import { nameVenues } from './name-venues';
import { readStart } from './read-start';
import { readVersion, type ShownVersion } from './read-version';
import type { StoredScreening } from './stored-screening';
import type { WrittenScreening } from './written-screening';

type Beside = {
  /** Of a film with faults what is sound. */
  films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'title'>>;
  /** Of all files. */
  slugs: string[];
  /** Absent where the list has a fault of its own. */
  venues: RawVenues | undefined;
  /** The house's own. */
  timeZone: string;
};

type Resolved = {
  /** By film, the first first. */
  screenings: Map<string, StoredScreening[]>;
  /** Those of the list, and those that stand in a screening alone. */
  venues: RawVenues;
};

/** Finds film, venue and moment of each screening; what is not found is added to `faults`. */
export function resolveScreenings(
  written: readonly WrittenScreening[],
  { films, slugs, venues, timeZone }: Beside,
  house: string,
  faults: Fault[],
): Resolved {
  const findFilm = nameFilms(films, slugs, `${house}/films`);
  const findVenue = nameVenues(venues ?? {}, `${house}/venues.yaml`);
  const resolved: Resolved = { screenings: new Map(), venues: { ...venues } };
  const there = new Map<string, string>();
  const dated: { written: WrittenScreening; at: number }[] = [];
  for (const one of written) {
    const { value, at, path } = one;
    const film = findFilm(value.film);
    const place = findVenue(value.venue, value.town);
    if ('expected' in film) faults.push({ ...at('film'), ...film });
    if ('expected' in place && venues) faults.push({ ...at('venue'), ...place });
    const zone = ('venue' in place && place.venue.timeZone) || timeZone;
    const start = findMoment(value.start, zone);
    const was = value.was === undefined ? undefined : findMoment(value.was, zone);
    if ('expected' in start) faults.push({ ...at('start'), ...start });
    else dated.push({ written: one, at: start.at });
    if (was && 'expected' in was) faults.push({ ...at('was'), ...was });
    if ('expected' in film || 'expected' in place || 'expected' in start) continue;
    const id = idOf(value, film.slug, place.key);
    const same = [id, `${film.slug} ${place.key} ${start.at}`];
    const twin = same.map((key) => there.get(key)).find(Boolean);
    for (const key of same) there.set(key, path);
    if (twin) {
      const text = 'a screening that is not listed already; {twin} has it';
      faults.push({ ...at('start'), expected: { text, values: { twin } } });
      continue;
    }
    resolved.venues[place.key] = place.venue;
    const timeZoneSaid = zoneOf(value.start) ?? zone;
    const stored: StoredScreening = {
      ...{ id, venue: place.key, at: start.at, timeZone: timeZoneSaid },
      ...(was && 'at' in was && { was: was.at }),
      ...versionOf(value),
      ...pick(value),
    };
    const others = resolved.screenings.get(film.slug) ?? [];
    resolved.screenings.set(film.slug, [...others, stored]);
  }
  for (const list of resolved.screenings.values()) list.sort((a, b) => a.at - b.at);
  faults.push(...findPastYears(dated));
  return resolved;
}

/** `nerven-salle-d-exemple-20261204-2030`: by when it was announced first. */
function idOf({ start, was }: RawScreening, film: string, venue: string): string {
  const { day = '', time = '' } = readStart(was ?? start) ?? {};
  return [film, venue, day.replaceAll('-', ''), time.replace(':', '')].join('-');
}

/** A time zone that is named behind the time. */
function zoneOf(start: string): string | undefined {
  const zone = readStart(start)?.zone;
  return zone && /^[A-Z][a-z]/.test(zone) ? zone : undefined;
}

function versionOf({ version, language, subtitles }: RawScreening): { version?: ShownVersion } {
  const said = version === undefined ? undefined : readVersion(version);
  if (!said && !language && subtitles.length === 0) return {};
  const spoken = language ?? said?.language;
  const all = [...new Set([...(said?.subtitles ?? []), ...subtitles])];
  return { version: { ...(spoken && { language: spoken }), subtitles: all } };
}

function pick({ guest, note, booking, state }: RawScreening) {
  const said = { guest, note, booking, state };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}
