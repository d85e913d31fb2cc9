import { existsSync } from 'node:fs';
import { asShown } from './as-shown';
import { findMissingFiles } from './assets';
import { ContentError } from './content-error';
import { findEmptyOffers } from './empty-offers';
import type { Fault } from './fault';
import { placeFaults } from './faults/place-faults';
import { chosenHouse } from './house.mjs';
import type { KnownFiles } from './known-files';
import { findUndatedAuthors } from './life-dates';
import { findBrokenMedia } from './media/broken-media';
import { liesHere, withMediaUrl } from './media-place';
import { findMenuFaults } from './menu-faults';
import { findPriceFaults } from './price-faults';
import { findProgrammeFaults } from './programme-faults';
import type { Library } from './raw-library';
import { type ReadFile, readFile } from './read-file';
import { listSlugs, readFolder } from './read-folder';
import { findBrokenReferences } from './references';
import { findSameSlugs } from './same-slugs';
import { articleSchema } from './schema/article';
import { collectionSchema } from './schema/collection';
import { filmSchema, type RawFilm } from './schema/film';
import { genresSchema } from './schema/genre';
import { jobsSchema } from './schema/job';
import { newsSchema } from './schema/news';
import { pageSchema } from './schema/page';
import { peopleSchema } from './schema/person';
import { programmeSchema, type RawShowing } from './schema/programme';
import { siteSchema } from './schema/site';
import { themeSchema } from './schema/theme';
import { venuesSchema } from './schema/venue';
import { readScreenings } from './screenings/read-screenings';
import { resolveScreenings } from './screenings/resolve-screenings';
import { findTakenNames } from './taken-names';
import { findUnknownInks } from './theme/ink-faults';
import { noTheme, themePath } from './theme/read-theme';
import { findThemeFaults } from './theme/theme-faults';
import { findTwoImprints } from './two-imprints';

/**
 * Reads and checks all content of a house, and gives it as visitors find it. Only its `site.yaml` must be there.
 * @throws ContentError with every fault of every file at once.
 */
export function loadLibrary(house = chosenHouse(), known?: KnownFilms): Library {
  const { read, faults } = readHouse(house, known);
  return wholeLibrary(read, faults);
}

/** What was read, where it is without a fault. */
export function wholeLibrary(read: ReturnType<typeof readHouse>['read'], faults: Fault[]): Library {
  const { site, genres, jobs, people } = read;
  if (!site || !genres || !jobs || !people || faults.length > 0) throw new ContentError(faults);
  return asShown({ ...read, site, genres, jobs, people });
}

/** Films as their files said them when they were read last. */
export type KnownFilms = KnownFiles<ReadFile<RawFilm>>;

/** What of a house can be read, and every fault of what cannot. Films that are `known` are not read again. */
export function readHouse(house: string, known?: KnownFilms) {
  const faults: Fault[] = [];
  const films = readFolder(`${house}/films`, filmSchema, faults, known);
  const collections = readFolder(`${house}/collections`, collectionSchema, faults);
  const articles = readFolder(`${house}/shop`, articleSchema, faults);
  const pages = readFolder(`${house}/pages`, pageSchema, faults);
  const news = readFolder(`${house}/news`, newsSchema, faults);
  const months = part(
    readFolder(`${house}/programme`, programmeSchema, faults),
    ({ value }) => value,
  );
  const { value, sound: soundSite } = readFile(`${house}/site.yaml`, siteSchema, faults);
  const site = value && withMediaUrl(value);
  const genres = readFile(`${house}/genres.yaml`, genresSchema, faults, {}).value;
  const jobs = readFile(`${house}/jobs.yaml`, jobsSchema, faults, {}).value;
  const people = readFile(`${house}/people.yaml`, peopleSchema, faults, {}).value;
  const venues = readFile(`${house}/venues.yaml`, venuesSchema, faults, {}).value;
  const announced = readScreenings(`${house}/screenings`, faults);
  const theme = readFile(themePath(house), themeSchema, faults, noTheme);
  const look = { ...noTheme, ...theme.sound };
  const read = {
    ...{ site, genres, jobs, people, films: part(films, ({ value }) => value) },
    collections: part(collections, ({ value }) => value),
    articles: part(articles, ({ value }) => value),
    pages: part(pages, ({ value }) => value),
    news: part(news, ({ value }) => value),
    programme: new Map([...months.values()].flatMap(Object.entries<RawShowing>)),
  };
  const sound = {
    ...{ site: soundSite, genres, jobs, films: part(films, (file) => file.sound) },
    collections: part(collections, (file) => file.sound),
    articles: part(articles, (file) => file.sound),
    news: part(news, (file) => file.sound),
    months,
  };
  const raw = {
    films: part(films, (file) => file.raw),
    articles: part(articles, (file) => file.raw),
    pages: part(pages, (file) => file.raw),
    news: part(news, (file) => file.raw),
  };
  const slugs = listSlugs(`${house}/films`);
  const unresolved: Fault[] = [];
  const timeZone = soundSite?.timeZone ?? 'Europe/Zurich';
  const beside = { films: sound.films, slugs, venues, timeZone };
  const inCinemas = resolveScreenings(announced, beside, house, unresolved);
  const whole = { ...read, ...inCinemas };
  if (!existsSync(house)) return { read: whole, faults: [noHouse(house)] };
  const here = (src: string) => liesHere(src, site?.mediaUrl);
  const said = new Set(faults.map(placeOf));
  const found = [
    ...findBrokenReferences(sound, slugs, house),
    ...findMenuFaults(sound, listSlugs(`${house}/pages`), house),
    ...findMissingFiles(raw, house, { liesHere: here }),
    ...findBrokenMedia(raw, house, here),
    ...findProgrammeFaults(sound, house),
    ...findPriceFaults(sound, house),
    ...findEmptyOffers(sound, house),
    ...findSameSlugs(sound, house),
    ...findUndatedAuthors(read, house),
    ...findTakenNames(pages.keys(), house),
    ...findTwoImprints({ site: soundSite, pages }, house),
    ...findThemeFaults(look, house),
    ...findUnknownInks(sound.collections, look, house),
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
