import { existsSync } from 'node:fs';
import { filmSchema, type RawFilm } from '@/lib/content/schema/film';
import {
  genresSchema,
  jobsSchema,
  peopleSchema,
  type RawGenres,
  type RawJobs,
  type RawPeople,
} from '@/lib/content/schema/reference-lists';
import { type RawSite, siteSchema } from '@/lib/content/schema/site';
import { withMediaUrl } from '@/lib/content/validate/content-files';
import type { Issue as ContentIssue } from '@/lib/content/validate/issue';
import { readFile } from '@/lib/content/validate/read-file';
import { readFolder } from '@/lib/content/validate/read-folder';
import { type LastImport, lastImportFile, readLastImport } from './last-import';

/** The site content that an import needs. */
export type ImportTarget = {
  path: string;
  films: ReadonlyMap<string, RawFilm>;
  genres: RawGenres;
  jobs: RawJobs;
  people: RawPeople;
  site?: RawSite;
  memory: LastImport;
};

/** Reads the content, or returns its issues: an unreadable film would look like a missing one. */
export function readImportTarget(path: string): ImportTarget | { issues: ContentIssue[] } {
  if (!existsSync(path)) {
    const expected = 'a folder; there is no site here (CONTENT_DIR says where it is)';
    return { issues: [{ path, field: 'the site', expected }] };
  }
  const issues: ContentIssue[] = [];
  const genres = readFile(`${path}/genres.yaml`, genresSchema, issues, {}).value;
  const jobs = readFile(`${path}/jobs.yaml`, jobsSchema, issues, {}).value;
  const people = readFile(`${path}/people.yaml`, peopleSchema, issues, {}).value;
  const site = readFile(`${path}/site.yaml`, siteSchema, []).value;
  const films = new Map<string, RawFilm>();
  for (const [slug, { value }] of readFolder(`${path}/films`, filmSchema, issues))
    if (value) films.set(slug, value);
  const memory = readLastImport(path);
  if ('expected' in memory)
    issues.push({ path: lastImportFile(path), field: 'the file', expected: memory.expected });
  const stopping = issues.filter(({ isWarning }) => !isWarning);
  if (stopping.length > 0 || !genres || !jobs || !people || 'expected' in memory)
    return { issues: stopping };
  return { path, films, genres, jobs, people, memory, ...(site && { site: withMediaUrl(site) }) };
}
