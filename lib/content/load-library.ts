import { findMissingFiles } from './assets';
import { ContentError, type Fault } from './fault';
import { readFile } from './read-file';
import { listSlugs, readFolder } from './read-folder';
import { findBrokenReferences } from './references';
import { articleSchema, type RawArticle } from './schema/article';
import { collectionSchema, type RawCollection } from './schema/collection';
import { filmSchema, type RawFilm } from './schema/film';
import { genresSchema, type RawGenres } from './schema/genre';
import { peopleSchema, type RawPeople } from './schema/person';
import { type RawSite, siteSchema } from './schema/site';

/** All that the editors have written, checked, as it stands in the files. */
export type Library = {
  site: RawSite;
  genres: RawGenres;
  people: RawPeople;
  films: ReadonlyMap<string, RawFilm>;
  collections: Map<string, RawCollection>;
  articles: Map<string, RawArticle>;
};

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
