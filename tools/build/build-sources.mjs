import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readSiteEnv } from '../../lib/builds/site-env.mjs';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { ownFolder, readUpdate } from '../../lib/content/served-update.mjs';
import { fingerprintContent, fingerprintSoftware } from './fingerprint.mjs';

/**
 * What a build is made from: fingerprints of the software and of the content, and the environment variables that pages
 * contain. Equal sources produce equal builds. `place` is for a rollback: the content folder, relative to the project, and
 * the newest migration of the shop's tables, without which a build cannot open their database.
 * @typedef {{
 *   software: string, content: string, settings: Record<string, string>,
 *   place?: { site: string, schema: string },
 * }} BuildSources
 */

const sourcesFile = '.next/bobine-sources.json';
/** Fingerprint of the content of an update, in the folder of its snapshots. */
const contentFile = 'content-fingerprint';

const settingNames = ['SITE_URL', 'MEDIA_URL', 'BUILD_ID'];
const previewSettingNames = ['SITE_ENV', 'PREVIEW_BRANCH', 'PREVIEW_COMPARE_TO'];

/**
 * The sources in the working directory.
 * @param {Record<string, string | undefined>} env
 * @returns {BuildSources}
 */
export function currentSources(root = process.cwd(), env = process.env) {
  const names = [...settingNames, ...(readSiteEnv(env) === 'preview' ? previewSettingNames : [])];
  return {
    software: fingerprintSoftware(root),
    content: fingerprintContent(root, contentDir()),
    settings: Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : []))),
  };
}

/** Where a build of the working directory can be shown; see `BuildSources`. */
export function currentPlace() {
  const migrations = readdirSync('lib/shop/database/migrations').sort();
  return { site: relative('.', contentDir()), schema: migrations.at(-1) ?? '' };
}

/** The first 16 characters (hex) of a digest of the sources: the beginning of build ids and names. */
export function nameSources({ software, content, settings }) {
  const all = JSON.stringify([software, content, settings]);
  return createHash('sha256').update(all).digest('hex').slice(0, 16);
}

/** @param {string} root folder of the build */
export function writeSources(root, sources) {
  writeFileSync(join(root, sourcesFile), JSON.stringify(sources));
}

/**
 * The sources of a build, with the content that it serves: its own, or that of an update. `undefined` if it is no complete
 * build.
 * @param {string} root folder of the build
 * @returns {BuildSources | undefined}
 */
export function readSources(root) {
  const file = join(root, sourcesFile);
  if (!existsSync(file)) return undefined;
  const sources = JSON.parse(readFileSync(file, 'utf8'));
  const update = readUpdate(root);
  if (!update) return sources;
  return { ...sources, content: readFileSync(join(root, ownFolder, update, contentFile), 'utf8') };
}

/** Stores the fingerprint of an update's content. @param {string} folder of its snapshots */
export function writeContentFingerprint(folder, content) {
  writeFileSync(join(folder, contentFile), content);
}

/** Whether a build in a folder has these sources and serves this content. */
export function isBuildOf(root, sources) {
  const known = readSources(root);
  return known !== undefined && nameSources(known) === nameSources(sources);
}
