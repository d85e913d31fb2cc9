import { findMissingFiles } from './assets';
import { ContentError, type Fault } from './fault';
import { chosenHouse } from './house.mjs';
import { findUndatedAuthors } from './life-dates';
import type { Library } from './raw-library';
import { readFile } from './read-file';
import { listSlugs, readFolder } from './read-folder';
import { findBrokenReferences } from './references';
import { articleSchema } from './schema/article';
import { collectionSchema } from './schema/collection';
import { filmSchema } from './schema/film';
import { genresSchema } from './schema/genre';
import { peopleSchema } from './schema/person';
import { siteSchema } from './schema/site';

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
  const site = readFile(`${house}/site.yaml`, siteSchema, faults);
  const genres = readFile(`${house}/genres.yaml`, genresSchema, faults, {});
  const people = readFile(`${house}/people.yaml`, peopleSchema, faults, {});
  const read = { site, genres, people, films, collections, articles };
  faults.push(...findBrokenReferences(read, listSlugs(`${house}/films`), house));
  faults.push(...findMissingFiles(read, house), ...findUndatedAuthors(read, house));
  return { read, faults };
}
