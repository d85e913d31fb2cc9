import { existsSync } from 'node:fs';
import { findMissingFiles } from './assets';
import { ContentError } from './content-error';
import { findEmptyOffers } from './empty-offers';
import type { Fault } from './fault';
import { placeFaults } from './faults/place-faults';
import { chosenHouse } from './house.mjs';
import { findUndatedAuthors } from './life-dates';
import { findBrokenMedia } from './media/broken-media';
import { findProgrammeFaults } from './programme-faults';
import type { Library } from './raw-library';
import { readFile } from './read-file';
import { listSlugs, readFolder } from './read-folder';
import { findBrokenReferences } from './references';
import { findSameSlugs } from './same-slugs';
import { articleSchema } from './schema/article';
import { collectionSchema } from './schema/collection';
import { filmSchema } from './schema/film';
import { genresSchema } from './schema/genre';
import { peopleSchema } from './schema/person';
import { programmeSchema, type RawShowing } from './schema/programme';
import { siteSchema } from './schema/site';
import { venuesSchema } from './schema/venue';
import { readScreenings } from './screenings/read-screenings';
import { resolveScreenings } from './screenings/resolve-screenings';
import { findUnsafeIcon } from './unsafe-icon';

/**
 * Reads and checks all content of a house. Only its `site.yaml` must be there.
 * @throws ContentError with every fault of every file at once.
 */
export function loadLibrary(house = chosenHouse()): Library {
  const { read, faults } = readHouse(house);
  const { site, genres, people } = read;
  if (!site || !genres || !people || faults.length > 0) throw new ContentError(faults);
  return { ...read, site, genres, people };
}

/** What of a house can be read, and every fault of what cannot. */
export function readHouse(house: string) {
  const faults: Fault[] = [];
  const films = readFolder(`${house}/films`, filmSchema, faults);
  const collections = readFolder(`${house}/collections`, collectionSchema, faults);
  const articles = readFolder(`${house}/shop`, articleSchema, faults);
  const months = part(
    readFolder(`${house}/programme`, programmeSchema, faults),
    ({ value }) => value,
  );
  const site = readFile(`${house}/site.yaml`, siteSchema, faults);
  const genres = readFile(`${house}/genres.yaml`, genresSchema, faults, {}).value;
  const people = readFile(`${house}/people.yaml`, peopleSchema, faults, {}).value;
  const venues = readFile(`${house}/venues.yaml`, venuesSchema, faults, {}).value;
  const announced = readScreenings(`${house}/screenings`, faults);
  const read = {
    ...{ site: site.value, genres, people, films: part(films, ({ value }) => value) },
    collections: part(collections, ({ value }) => value),
    articles: part(articles, ({ value }) => value),
    programme: new Map([...months.values()].flatMap(Object.entries<RawShowing>)),
  };
  const sound = {
    ...{ site: site.sound, genres, films: part(films, (file) => file.sound) },
    collections: part(collections, (file) => file.sound),
    articles: part(articles, (file) => file.sound),
    months,
  };
  const raw = {
    films: part(films, (file) => file.raw),
    articles: part(articles, (file) => file.raw),
  };
  const slugs = listSlugs(`${house}/films`);
  const unresolved: Fault[] = [];
  const timeZone = site.sound?.timeZone ?? 'Europe/Zurich';
  const beside = { films: sound.films, slugs, venues, timeZone };
  const inCinemas = resolveScreenings(announced, beside, house, unresolved);
  const whole = { ...read, ...inCinemas };
  if (!existsSync(house)) return { read: whole, faults: [noHouse(house)] };
  const said = new Set(faults.map(placeOf));
  const found = [
    ...findBrokenReferences(sound, slugs, house),
    ...findMissingFiles(raw, house),
    ...findBrokenMedia(raw, house),
    ...findProgrammeFaults(sound, house),
    ...findEmptyOffers(sound, house),
    ...findSameSlugs(sound, house),
    ...findUndatedAuthors(read, house),
    ...findUnsafeIcon(house),
    ...unresolved,
  ];
  const others = found.filter((fault) => !said.has(placeOf(fault)));
  return { read: whole, faults: placeFaults([...faults, ...others]) };
}

function noHouse(path: string): Fault {
  const expected = 'a folder with a site.yaml; there is no house here (HOUSE says where it is)';
  return { path, field: 'the house', expected };
}

const placeOf = ({ path, field, row }: Fault) => `${path} ${field} ${row ?? ''}`;

/** Of all files of a folder what is whole, or what can be looked at of those with faults too. */
function part<File, Part>(files: Map<string, File>, take: (file: File) => Part | undefined) {
  const found = new Map<string, Part>();
  for (const [slug, file] of files) {
    const taken = take(file);
    if (taken !== undefined) found.set(slug, taken);
  }
  return found;
}
