import { mediaUrlSchema } from '../schema/address';
import type { RawShowing } from '../schema/programme';
import type { RawSite } from '../schema/site';
import type { HouseFiles } from './house-files';

/**
 * A site whose media lie where the environment's `MEDIA_URL` says, which goes before its own `mediaUrl`.
 * @throws a sentence when that is no address
 */
export function withMediaUrl(site: RawSite, written = process.env.MEDIA_URL): RawSite {
  const mediaUrl = written?.trim();
  if (!mediaUrl) return site;
  const { error } = mediaUrlSchema.safeParse(mediaUrl);
  if (error) throw new Error(`MEDIA_URL is "${mediaUrl}"; expected ${error.issues[0]?.message}`);
  return { ...site, mediaUrl };
}

/** What stands in files without a fault. */
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

/** Of files with faults too, the fields that have none. */
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

/** Of files with faults too, what is written there: it may be anything. */
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
