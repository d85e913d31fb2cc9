import { byIsoDay } from '@/lib/primitives/time/read-day';
import { mediaUrlSchema } from '../schema/address';
import { articleSchema } from '../schema/article';
import { filmSchema, type RawFilm } from '../schema/film';
import {
  collectionSchema,
  programmeSchema,
  type RawProgrammeEntry,
} from '../schema/film-selections';
import { newsSchema, pageSchema } from '../schema/page';
import {
  genresSchema,
  introductionsSchema,
  jobsSchema,
  peopleSchema,
} from '../schema/reference-lists';
import { venuesSchema } from '../schema/screening';
import { shopConfigSchema } from '../schema/shop-config';
import { type RawSite, siteSchema } from '../schema/site';
import { themeSchema } from '../schema/theme';
import type { Issue } from './issue';
import { resolveOffer } from './moment-issues';
import { type Parse, type ReadFile, readFile, readOptional } from './read-file';
import { type KnownFiles, readFolder } from './read-folder';
import { readScreenings } from './screenings/read-screenings';
import { emptyTheme, themePath } from './theme/read-theme';

/** Cache of the films as last read. */
export type KnownFilms = KnownFiles<ReadFile<RawFilm>>;

/**
 * Reuse of earlier results: unchanged `known` files are not read again, and `parse` may return a film parsed before.
 */
export type FilmReading = { known?: KnownFilms; parse?: Parse<RawFilm> };

export type ContentFiles = ReturnType<typeof readContentFiles>;

/** Reads all content files and collects the issues of each file. */
export function readContentFiles(contentFolder: string, issues: Issue[], films?: FilmReading) {
  return {
    films: readFolder(`${contentFolder}/films`, filmSchema, issues, films),
    collections: readFolder(`${contentFolder}/collections`, collectionSchema, issues),
    articles: readFolder(`${contentFolder}/shop`, articleSchema, issues),
    pages: readFolder(`${contentFolder}/pages`, pageSchema, issues),
    news: readFolder(`${contentFolder}/news`, newsSchema, issues),
    months: readFolder(`${contentFolder}/programme`, programmeSchema, issues),
    screenings: readScreenings(`${contentFolder}/screenings`, issues),
    site: readFile(`${contentFolder}/site.yaml`, siteSchema, issues),
    genres: readFile(`${contentFolder}/genres.yaml`, genresSchema, issues, {}),
    introductions: readFile(`${contentFolder}/introductions.yaml`, introductionsSchema, issues, {}),
    jobs: readFile(`${contentFolder}/jobs.yaml`, jobsSchema, issues, {}),
    people: readFile(`${contentFolder}/people.yaml`, peopleSchema, issues, {}),
    venues: readFile(`${contentFolder}/venues.yaml`, venuesSchema, issues, {}),
    shopConfig: readOptional(`${contentFolder}/shop.yaml`, shopConfigSchema, issues),
    theme: readFile(themePath(contentFolder), themeSchema, issues, emptyTheme),
  };
}

/**
 * Applies the environment's `MEDIA_URL`, which overrides the site's `mediaUrl`.
 * @throws an actionable message if it is invalid
 */
export function withMediaUrl(site: RawSite, mediaUrlSetting = process.env.MEDIA_URL): RawSite {
  const mediaUrl = mediaUrlSetting?.trim();
  if (!mediaUrl) return site;
  const { error } = mediaUrlSchema.safeParse(mediaUrl);
  if (error) throw new Error(`MEDIA_URL is "${mediaUrl}"; expected ${error.issues[0]?.message}`);
  return { ...site, mediaUrl };
}

const timeZoneOf = ({ site }: Pick<ContentFiles, 'site'>) =>
  site.sound?.timeZone ?? 'Europe/Zurich';

/** The values of valid files. */
export function validParts(files: ContentFiles) {
  const { site, genres, jobs, people, introductions } = files;
  return {
    site: site.value && withMediaUrl(site.value),
    ...{ genres: genres.value, jobs: jobs.value, people: people.value },
    introductions: introductions.value,
    ...(files.shopConfig.value && { shopConfig: files.shopConfig.value }),
    films: pickRecords(files.films, ({ value }) => value && resolveOffer(value, timeZoneOf(files))),
    collections: pickRecords(files.collections, ({ value }) => value),
    articles: pickRecords(files.articles, ({ value }) => value),
    pages: pickRecords(files.pages, ({ value }) => value),
    news: pickRecords(files.news, ({ value }) => value),
    programme: new Map([...monthsOf(files).values()].flatMap(Object.entries<RawProgrammeEntry>)),
  };
}

/**
 * The valid fields of the files, including invalid ones. Genres, jobs, introductions and months are missing if
 * their file is invalid. Pages are complete read results.
 */
export function validFieldsOfParts(files: ContentFiles) {
  return {
    ...{ site: files.site.sound, genres: files.genres.value, jobs: files.jobs.value },
    introductions: files.introductions.value,
    ...(files.shopConfig.sound && { shopConfig: files.shopConfig.sound }),
    films: pickRecords(files.films, ({ sound }) => sound && resolveOffer(sound, timeZoneOf(files))),
    collections: pickRecords(files.collections, ({ sound }) => sound),
    articles: pickRecords(files.articles, ({ sound }) => sound),
    pages: files.pages,
    news: pickRecords(files.news, ({ sound }) => sound),
    months: monthsOf(files),
  };
}

/** The raw values of the files that may name media. Invalid files are included, so the values can have any shape. */
export function rawParts(files: ContentFiles) {
  return {
    films: pickRecords(files.films, ({ raw }) => raw),
    articles: pickRecords(files.articles, ({ raw }) => raw),
    pages: pickRecords(files.pages, ({ raw }) => raw),
    news: pickRecords(files.news, ({ raw }) => raw),
    people: files.people.raw,
  };
}

const monthsOf = ({ months }: ContentFiles) =>
  pickRecords(months, ({ value }) => value && byIsoDay(value));

function pickRecords<File, Part>(
  files: Map<string, File>,
  select: (file: File) => Part | undefined,
) {
  const records = new Map<string, Part>();
  for (const [slug, file] of files) {
    const selected = select(file);
    if (selected !== undefined) records.set(slug, selected);
  }
  return records;
}
