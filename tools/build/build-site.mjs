import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteEnv } from '../../lib/builds/site-env.mjs';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { buildsFolder, currentBuild } from '../../lib/server/builds/built-root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { linkMedia } from './link-media.mjs';
import { compileAhead, compressChunks, deferScripts } from './optimise-output.mjs';
import { publishBuild, showBuild } from './publish-build.mjs';
import { writeMeta } from './write-meta.mjs';

const markFile = '.next/bobine-fingerprint';
/**
 * Content snapshots that the server reads at startup instead of the content files (lib/content/store/snapshot.ts).
 */
const snapshots = '.next/bobine';
/** Holds the snapshots while Next builds, since Next empties `.next` except for its cache. */
const prepared = '.next/cache/bobine/content';

function currentFingerprint() {
  const { SITE_URL: siteUrl, MEDIA_URL: mediaUrl, BUILD_ID: buildId } = process.env;
  const { PREVIEW_BRANCH = '', PREVIEW_COMPARE_TO = '' } = process.env;
  const preview =
    readSiteEnv(process.env) === 'preview' ? `${PREVIEW_BRANCH}\0${PREVIEW_COMPARE_TO}` : undefined;
  return fingerprint(process.cwd(), {
    contentFolder: contentDir(),
    siteUrl,
    mediaUrl,
    buildId,
    preview,
  });
}

/**
 * The first 16 characters of the fingerprint: the beginning of a build's name, and its build id unless
 * `BUILD_ID` is set.
 */
const shortHash = (sources) => sources.slice(0, 16);

function isOf(sources, name) {
  const mark = join(buildsFolder, name, markFile);
  return existsSync(mark) && readFileSync(mark, 'utf8') === sources;
}

/**
 * Looks for a published build of the current sources and makes it the current build. If several match, the current
 * build is preferred, then the latest. Returns its name, or `undefined`.
 */
export function showBuilt() {
  const sources = currentFingerprint();
  const builds = existsSync(buildsFolder) ? readdirSync(buildsFolder).sort() : [];
  const sameSources = builds.filter((name) => isOf(sources, name));
  const current = currentBuild();
  const name = sameSources.includes(current) ? current : sameSources.at(-1);
  if (name) showBuild(name);
  return name;
}

/**
 * Starts the first step of a build (prepare.ts). `isPrepared` resolves to true when Next may start, to false if the
 * step ends before that; `ended` resolves to the exit code of the step.
 */
function prepare(env) {
  const child = fork('tools/build/prepare.ts', { execArgv: ['--import', 'tsx'], env });
  const ended = once(child, 'exit').then(([code]) => code ?? 1);
  const prepared = once(child, 'message').then(() => true);
  return { isPrepared: Promise.race([prepared, ended.then(() => false)]), ended };
}

/**
 * Builds in `.next`. If that succeeds, publishes the result in the builds folder, marked with its fingerprint,
 * and makes it the current build. Never changes the build that is being served. The build id is the
 * environment's `BUILD_ID`, or the first 16 characters of the fingerprint. Returns the exit code and, on
 * success, the name of the build.
 */
export async function buildSite() {
  const linked = linkMedia();
  if (linked !== 0) return { code: linked };
  const sources = currentFingerprint();
  const name = `${shortHash(sources)}-${Date.now().toString(36)}`;
  for (const folder of [snapshots, prepared]) rmSync(folder, { force: true, recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Turns off Next's telemetry.
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_BUILD_ID: process.env.BUILD_ID || shortHash(sources),
    SNAPSHOTS: prepared,
  };
  const { isPrepared, ended } = prepare(env);
  if (!(await isPrepared)) return { code: await ended };
  const next = runCommand(['node', 'node_modules/next/dist/bin/next', 'build'], { env });
  const codes = [await ended, (await next).code];
  const failed = codes.find((code) => code !== 0);
  if (failed !== undefined) return { code: failed };
  renameSync(prepared, snapshots);
  for (const command of [
    ['node', '--import', 'tsx', 'tools/build/snapshot-content.ts'],
    ['node', 'tools/build/bundle-server.mjs'],
  ]) {
    const { code } = await runCommand(command, { env: { NODE_ENV: 'production' } });
    if (code !== 0) return { code };
  }
  compileAhead('.next', deferScripts('.next'));
  await compressChunks('.');
  writeMeta('.next');
  writeFileSync(markFile, sources);
  publishBuild(name);
  showBuild(name);
  return { code: 0, name };
}
