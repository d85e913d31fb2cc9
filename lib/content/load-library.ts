import { findMissingFiles } from './assets';
import { ContentError, type Fault } from './fault';
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
 * Reads and checks `content/` below `root`.
 * @throws ContentError with every fault of every file at once.
 */
export function loadLibrary(root: string): Library {
  const faults: Fault[] = [];
  const films = readFolder(root, 'content/films', filmSchema, faults);
  const collections = readFolder(root, 'content/collections', collectionSchema, faults);
  const articles = readFolder(root, 'content/shop', articleSchema, faults);
  const site = readFile(root, 'content/site.yaml', siteSchema, faults);
  const genres = readFile(root, 'content/genres.yaml', genresSchema, faults);
  const people = readFile(root, 'content/people.yaml', peopleSchema, faults);
  const read = { site, genres, people, films, collections, articles };
  faults.push(...findBrokenReferences(read, listSlugs(root, 'content/films')));
  faults.push(...findMissingFiles(read, root));
  if (!site || !genres || !people || faults.length > 0) throw new ContentError(faults);
  return { ...read, site, genres, people };
}
