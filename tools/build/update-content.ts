import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { StoredRelated } from '@/lib/catalog/films/find-related';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { ownFolder, readUpdate } from '@/lib/content/served-update.mjs';
import { publishUpdate } from '@/lib/content/store/content-update';
import { publishedContent } from '@/lib/content/store/published-content';
import { readSnapshot, writeSnapshot } from '@/lib/content/store/snapshot';
import type { CompiledContent, StoredSite } from '@/lib/content/store/stored-site';
import type { Issue } from '@/lib/content/validate/issue';
import { withLaidOver } from '@/lib/content/validate/laid-over';
import { readContent, requireValidLibrary } from '@/lib/content/validate/load-library';
import { type ParsedFilms, reuseFilms } from '@/lib/content/validate/parsed-films';
import type { StoredIndex } from '@/lib/search/engine/search-index';
import type { ProposedContent } from '@/lib/server/content-update/update-content';
import { makePictures, readPictures } from '@/tools/pictures/make-pictures';
import { readSources, writeContentFingerprint } from './build-sources.mjs';
import { compiledLanguages, describeCompiled, listCompiledChanges } from './compiled-content';
import { fingerprintContent } from './fingerprint.mjs';
import { placePictures } from './place-pictures';
import { withLock } from './update-lock';
import { writeContent } from './write-content';
import { writeDerived } from './write-derived';
import { writePreview } from './write-preview';

/** What an update of the content has come to. Whenever it has not succeeded, the site stays as it was. */
export type UpdateOutcome =
  | { ok: true; warnings: Issue[]; isUnchanged: boolean }
  | { ok: false; issues: Issue[]; needsBuild: (keyof CompiledContent)[] };

/**
 * Makes the present content files public in a build, without building: validates them as a build does, writes a new
 * folder of snapshots beside those that are served, and then names it the one to serve. The process may be killed at any
 * moment: servers show the old content or the new. Sets the environment to that of the build; the process must do nothing
 * else.
 * @param project the project's root, which must be the working directory
 * @param build folder of the build
 * @throws if there is no such build
 */
export async function updateContent(project: string, build: string): Promise<UpdateOutcome> {
  const site = enterBuild(project, build);
  return withLock(join(build, ownFolder, 'update.lock'), () => update(project, build, site));
}

/**
 * The issues of the content as it would be with changed files, by their paths in the content folder. Sets the environment
 * like `updateContent`.
 */
export function checkContent(
  project: string,
  build: string,
  { files, uploads }: ProposedContent,
): Issue[] {
  enterBuild(project, build);
  const texts = files.map(
    ({ path, text }) => [resolve(project, contentDir(), path), text] as const,
  );
  const { parse } = reuseFilms(readSnapshot<ParsedFilms>(build, 'parsed'));
  return withLaidOver(
    { texts: new Map(texts), uploads },
    () => readContent(contentDir(), { parse }).issues,
  );
}

/**
 * Sets the environment of the build: its content folder, its addresses, and production, which reads snapshots.
 * @returns what the build stores of its site
 */
function enterBuild(project: string, build: string): StoredSite | undefined {
  const sources = readSources(build);
  if (!sources) throw new Error('There is no build here: npm run up makes one and serves it.');
  const site = readSnapshot<StoredSite>(build, 'house');
  const folder = site?.folder ?? 'content';
  const { CONTENT_DIR, HOUSE } = process.env;
  if ((CONTENT_DIR || HOUSE) && resolve(project, contentDir()) !== resolve(project, folder))
    throw new Error(
      `The build shows ${folder}, not ${contentDir()}: npm run up makes one of ${contentDir()}.`,
    );
  for (const name of ['SITE_URL', 'MEDIA_URL', 'BUILD_ID', 'SITE_ENV', 'PREVIEW_COMPARE_TO'])
    Reflect.deleteProperty(process.env, name);
  const { settings } = sources;
  Object.assign(process.env, settings, { CONTENT_DIR: folder, NODE_ENV: 'production' });
  return site;
}

async function update(project: string, build: string, site?: StoredSite): Promise<UpdateOutcome> {
  // Before the files are read: what changes afterwards is of the next update.
  const fingerprint = fingerprintContent(project, contentDir());
  if (fingerprint === readSources(build)?.content)
    return { ok: true, warnings: [], isUnchanged: true };
  const { parse, parsed } = reuseFilms(readSnapshot<ParsedFilms>(build, 'parsed'));
  const { content, issues, warnings } = readContent(contentDir(), { parse });
  // Texts in a language that the build does not have would be issues.
  if (content.site && compiledLanguages(content.site) !== site?.compiled?.languages)
    return { ok: false, issues: [], needsBuild: ['languages'] };
  const allContent = publishedContent(content, Infinity);
  const pictures = await readPictures(allContent, contentDir());
  issues.push(...pictures.issues);
  if (issues.length === 0)
    issues.push(...(await makePictures(allContent, contentDir(), project, pictures.made)));
  if (issues.length > 0) return { ok: false, issues, needsBuild: [] };
  const library = requireValidLibrary(content, issues);
  const compiled = describeCompiled(publishedContent(library, Infinity), project);
  const needsBuild = listCompiledChanges(site?.compiled, compiled);
  if (needsBuild.length > 0) return { ok: false, issues: [], needsBuild };

  const name = `update-${Date.now().toString(36)}`;
  const folder = join(build, ownFolder, name);
  const unfinished = `${folder}.part`;
  removeUnfinished(build);
  mkdirSync(unfinished);
  const index = readSnapshot<StoredIndex>(build, 'search');
  const related = readSnapshot<StoredRelated>(build, 'related');
  process.env.SNAPSHOTS = relative(project, unfinished);
  writeSnapshot(project, 'parsed', parsed);
  writeSnapshot(project, 'pictures', pictures.made);
  writeContent(project, library, Date.now(), { index, related });
  await writePreview(project, library);
  writeDerived(project);
  writeContentFingerprint(unfinished, fingerprint);
  placePictures(project, pictures.made, build);
  const before = readUpdate(build);
  renameSync(unfinished, folder);
  publishUpdate(build, name);
  removeReplaced(build, before);
  return { ok: true, warnings, isUnchanged: false };
}

const listUpdates = (build: string) =>
  readdirSync(join(build, ownFolder)).filter((name) => name.startsWith('update-'));

/** Removes what updates that were killed have left. */
function removeUnfinished(build: string): void {
  for (const name of listUpdates(build))
    if (name.endsWith('.part')) rmSync(join(build, ownFolder, name), { recursive: true });
}

/** How long a replaced update is kept (ms): each server follows within a second, and then reads no more of it. */
const kept = 60_000;

function removeReplaced(build: string, before: string, now = Date.now()): void {
  // The time of a folder is when it was replaced.
  if (before) utimesSync(join(build, ownFolder, before), now / 1000, now / 1000);
  for (const name of listUpdates(build)) {
    const folder = join(build, ownFolder, name);
    const isServed = name === readUpdate(build);
    if (!isServed && now - statSync(folder).mtimeMs > kept) rmSync(folder, { recursive: true });
  }
}
