import { mediaUrlSchema } from '../schema/address';
import { articleSchema } from '../schema/article';
import { collectionSchema } from '../schema/collection';
import { filmSchema, type RawFilm } from '../schema/film';
import { genresSchema } from '../schema/genre';
import { introductionsSchema } from '../schema/introductions';
import { jobsSchema } from '../schema/job';
import { newsSchema } from '../schema/news';
import { pageSchema } from '../schema/page';
import { peopleSchema } from '../schema/person';
import { programmeSchema, type RawShowing } from '../schema/programme';
import { type RawSite, siteSchema } from '../schema/site';
import { themeSchema } from '../schema/theme';
import { shopConfigSchema } from '../schema/till';
import { venuesSchema } from '../schema/venue';
import type { Fault } from './fault';
import { type ReadFile, readFile, readOptional } from './read-file';
import { type KnownFiles, readFolder } from './read-folder';
import { readScreenings } from './screenings/read-screenings';
import { noTheme, themePath } from './theme/read-theme';

/** Cache of the films as last read. */
export type KnownFilms = KnownFiles<ReadFile<RawFilm>>;

export type HouseFiles = ReturnType<typeof readFiles>;

/** Reads all content files and collects the issues of each file. Unchanged `known` films are not read again. */
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
    till: readOptional(`${house}/shop.yaml`, shopConfigSchema, faults),
    theme: readFile(themePath(house), themeSchema, faults, noTheme),
  };
}

/**
 * Applies the environment's `MEDIA_URL`, which overrides the site's `mediaUrl`.
 * @throws an actionable message if it is invalid
 */
export function withMediaUrl(site: RawSite, written = process.env.MEDIA_URL): RawSite {
  const mediaUrl = written?.trim();
  if (!mediaUrl) return site;
  const { error } = mediaUrlSchema.safeParse(mediaUrl);
  if (error) throw new Error(`MEDIA_URL is "${mediaUrl}"; expected ${error.issues[0]?.message}`);
  return { ...site, mediaUrl };
}

/** The values of valid files. */
export function wholeParts(files: HouseFiles) {
  const { site, genres, jobs, people, introductions } = files;
  return {
    site: site.value && withMediaUrl(site.value),
    ...{ genres: genres.value, jobs: jobs.value, people: people.value },
    introductions: introductions.value,
    ...(files.till.value && { till: files.till.value }),
    films: part(files.films, ({ value }) => value),
    collections: part(files.collections, ({ value }) => value),
    articles: part(files.articles, ({ value }) => value),
    pages: part(files.pages, ({ value }) => value),
    news: part(files.news, ({ value }) => value),
    programme: new Map([...monthsOf(files).values()].flatMap(Object.entries<RawShowing>)),
  };
}

/** Of invalid files too, the valid fields. */
export function soundParts(files: HouseFiles) {
  return {
    ...{ site: files.site.sound, genres: files.genres.value, jobs: files.jobs.value },
    introductions: files.introductions.value,
    ...(files.till.sound && { till: files.till.sound }),
    films: part(files.films, ({ sound }) => sound),
    collections: part(files.collections, ({ sound }) => sound),
    articles: part(files.articles, ({ sound }) => sound),
    pages: files.pages,
    news: part(files.news, ({ sound }) => sound),
    months: monthsOf(files),
  };
}

/** Of invalid files too, the raw values, which can have any shape. */
export function rawParts(files: HouseFiles) {
  return {
    films: part(files.films, ({ raw }) => raw),
    articles: part(files.articles, ({ raw }) => raw),
    pages: part(files.pages, ({ raw }) => raw),
    news: part(files.news, ({ raw }) => raw),
  };
}

const monthsOf = ({ months }: HouseFiles) => part(months, ({ value }) => value);

function part<File, Part>(files: Map<string, File>, take: (file: File) => Part | undefined) {
  const found = new Map<string, Part>();
  for (const [slug, file] of files) {
    const taken = take(file);
    if (taken !== undefined) found.set(slug, taken);
  }
  return found;
}
