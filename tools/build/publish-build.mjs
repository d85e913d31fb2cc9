import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { traceEnding, unpublished } from '../../lib/next-internals/build-output.mjs';
import {
  buildsFolder,
  builtServer,
  currentBuild,
  currentFile,
} from '../../lib/server/builds/built-root.mjs';
import { readSources } from './build-sources.mjs';
import { listPackages } from './list-packages.mjs';

/**
 * Removes Next's lists of the files that each route may read. No part of the site reads these lists, and they name
 * every content file, including drafts.
 * @param {string} build the `.next` folder
 */
function dropTraces(build) {
  for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith(traceEnding)) rmSync(join(build, path));
}

/** Files that are not needed at run time: a third of all bytes. */
const unservedFiles = /\.(?:map|md|d\.[cm]?ts)$/;

/** Hard-links a file, or copies it if the file system does not allow links. */
function linkFile(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Hard-links the files of a package folder into another folder, without nested packages. The links outlive the
 * originals, because `npm ci` deletes the old directory entries and writes new files.
 */
function linkPackage(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) cpSync(here, there, { verbatimSymlinks: true });
    else if (!entry.isDirectory()) unservedFiles.test(entry.name) || linkFile(here, there);
    else if (entry.name !== 'node_modules') linkPackage(here, there);
  }
}

/** How long a replaced build stays available to tabs that it has served (ms). */
const longest = 24 * 60 * 60 * 1000;

/** Removes builds that have not been served for a day, and leftovers of aborted builds. */
function prune(now) {
  const current = currentBuild();
  for (const entry of readdirSync(buildsFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === current) continue;
    const folder = join(buildsFolder, entry.name);
    if (now - statSync(folder).mtimeMs > longest) rmSync(folder, { force: true, recursive: true });
  }
}

/**
 * Makes a build the current one, atomically. The previous one stays for a day (by its folder's mtime), for open
 * tabs and for a rollback.
 */
export function showBuild(name, now = Date.now()) {
  const before = currentBuild();
  const temporaryPath = `${currentFile}.part`;
  writeFileSync(temporaryPath, `${name}\n`);
  renameSync(temporaryPath, currentFile);
  const previousBuild = before && join(buildsFolder, before);
  if (previousBuild && before !== name && existsSync(previousBuild))
    utimesSync(previousBuild, now / 1000, now / 1000);
  prune(now);
}

const placeOf = (name) => readSources(join(buildsFolder, name))?.place;

/**
 * The build that a site showed before the current one, and why it cannot take its place: `site`: the current build is one
 * of another site; `schema`: the tables of the shop and of the editors have changed since. Without a name if none is left.
 * Builds before 0.3 name neither their site nor their tables.
 * @param {string} site content folder, relative to the project
 * @returns {{ name?: string, refused?: 'site' | 'schema' }}
 */
export function previousBuild(site) {
  const current = currentBuild();
  const isOfSite = (name) => [undefined, site].includes(placeOf(name)?.site);
  if (current && !isOfSite(current)) return { refused: 'site' };
  const builds = existsSync(buildsFolder) ? readdirSync(buildsFolder) : [];
  const replacedAt = (name) => statSync(join(buildsFolder, name)).mtimeMs;
  const [name] = builds
    .filter((name) => name !== current && existsSync(join(buildsFolder, name, builtServer)))
    .filter((name) => !name.endsWith('.part') && isOfSite(name))
    .sort((one, other) => replacedAt(other) - replacedAt(one));
  const schemaOf = (build) => (build && placeOf(build)?.schema) ?? '';
  return { name, ...(name && schemaOf(name) < schemaOf(current) && { refused: 'schema' }) };
}

/** Project files beside `.next` that Next and the server read at run time. */
const copied = ['lib/i18n', 'next.config.mjs', 'package.json'];
const starters = ['builds/built-root.mjs', 'start.mjs'].map((name) => `lib/server/${name}`);

/** Copies `public` except for its media link, and adds a link from the build to the content's media folder. */
function copyPublic(to) {
  for (const name of existsSync('public') ? readdirSync('public') : [])
    if (name !== 'media') cpSync(join('public', name), join(to, name), { recursive: true });
  const media = resolve(contentDir(), 'media');
  if (existsSync(media)) symlinkSync(relative(to, media), join(to, 'media'), 'junction');
}

/**
 * Moves the result in `.next` into a folder of its own, `<builds folder>/<name>`, together with all files that
 * it needs except media. Later changes to the code do not affect it. The folder gets its name as the last step,
 * so that no partial build ever has that name.
 */
export function publishBuild(name) {
  const folder = join(buildsFolder, name);
  const temporaryPath = `${folder}.part`;
  rmSync(temporaryPath, { force: true, recursive: true });
  for (const part of ['.next', 'public']) mkdirSync(join(temporaryPath, part), { recursive: true });
  for (const path of [...copied, ...starters])
    cpSync(path, join(temporaryPath, path), { recursive: true });
  for (const path of listPackages()) linkPackage(path, join(temporaryPath, path));
  copyPublic(join(temporaryPath, 'public'));
  for (const entry of readdirSync('.next'))
    if (!unpublished.includes(entry))
      renameSync(join('.next', entry), join(temporaryPath, '.next', entry));
  dropTraces(join(temporaryPath, '.next'));
  renameSync(temporaryPath, folder);
}
