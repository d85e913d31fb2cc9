import { articleSchema } from '../schema/article';
import { collectionSchema } from '../schema/collection';
import { filmSchema, type RawFilm } from '../schema/film';
import { genresSchema } from '../schema/genre';
import { introductionsSchema } from '../schema/introductions';
import { jobsSchema } from '../schema/job';
import { newsSchema } from '../schema/news';
import { pageSchema } from '../schema/page';
import { peopleSchema } from '../schema/person';
import { programmeSchema } from '../schema/programme';
import { siteSchema } from '../schema/site';
import { themeSchema } from '../schema/theme';
import { tillSchema } from '../schema/till';
import { venuesSchema } from '../schema/venue';
import type { Fault } from './fault';
import type { KnownFiles } from './known-files';
import { type ReadFile, readFile } from './read-file';
import { readFolder } from './read-folder';
import { readOptional } from './read-optional';
import { readScreenings } from './screenings/read-screenings';
import { noTheme, themePath } from './theme/read-theme';

/** Films as their files said them when they were read last. */
export type KnownFilms = KnownFiles<ReadFile<RawFilm>>;

export type HouseFiles = ReturnType<typeof readFiles>;

/** Every file of a house, with the faults that each of them shows by itself. Films that are `known` are not read again. */
export function readFiles(house: string, faults: Fault[], known?: KnownFilms) {
  return {
    films: readFolder(`${house}/films`, filmSchema, faults, known),
    collections: readFolder(`${house}/collections`, collectionSchema, faults),
    articles: readFolder(`${house}/shop`, articleSchema, faults),
    pages: readFolder(`${house}/pages`, pageSchema, faults),
    news: readFolder(`${house}/news`, newsSchema, faults),
    months: readFolder(`${house}/programme`, programmeSchema, faults),
    screenings: readScreenings(`${house}/screenings`, faults),
    site: readFile(`${house}/site.yaml`, siteSchema, faults),
    genres: readFile(`${house}/genres.yaml`, genresSchema, faults, {}),
    introductions: readFile(`${house}/introductions.yaml`, introductionsSchema, faults, {}),
    jobs: readFile(`${house}/jobs.yaml`, jobsSchema, faults, {}),
    people: readFile(`${house}/people.yaml`, peopleSchema, faults, {}),
    venues: readFile(`${house}/venues.yaml`, venuesSchema, faults, {}),
    till: readOptional(`${house}/shop.yaml`, tillSchema, faults),
    theme: readFile(themePath(house), themeSchema, faults, noTheme),
  };
}
