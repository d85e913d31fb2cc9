import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';
import { buildsFolder, builtUpdater, currentBuild } from '../../lib/server/builds/built-root.mjs';
import { runCommand } from '../setup/run-command.mjs';
import {
  currentPlace,
  currentSources,
  isBuildOf,
  nameSources,
  readSources,
  writeSources,
} from './build-sources.mjs';
import { fingerprintContent } from './fingerprint.mjs';
import { linkMedia } from './link-media.mjs';
import { compileAhead, compressChunks, deferScripts } from './optimise-output.mjs';
import { publishBuild, showBuild } from './publish-build.mjs';

/**
 * Content snapshots that the server reads at startup instead of the content files (lib/content/store/snapshot.ts).
 */
const snapshots = '.next/bobine';
/** Holds the snapshots while Next builds, since Next empties `.next` except for its cache. */
const prepared = '.next/cache/bobine/content';

/**
 * Looks for a published build of the current sources and makes it the current build. If several match, the current
 * build is preferred, then the latest. Returns its name, or `undefined`.
 */
export function showBuilt() {
  const sources = currentSources();
  const builds = existsSync(buildsFolder) ? readdirSync(buildsFolder).sort() : [];
  const sameSources = builds.filter((name) => isBuildOf(join(buildsFolder, name), sources));
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
 * Content that changes while Next builds is published into the build that is served meanwhile (an editor presses Publish,
 * or `npm run content:publish`), and the new build does not have it. It takes it before it is shown; content that is
 * invalid at that moment is printed, and stays out.
 * @param {string} build folder of the build
 */
export async function takeNewerContent(build, run = runCommand) {
  if (readSources(build)?.content === fingerprintContent('.', contentDir())) return;
  await run(['node', join(build, builtUpdater), build], { env: { NODE_ENV: 'production' } });
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
  const sources = currentSources();
  const id = nameSources(sources);
  const name = `${id}-${Date.now().toString(36)}`;
  for (const folder of [snapshots, prepared]) rmSync(folder, { force: true, recursive: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // Turns off Next's telemetry.
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_PUBLIC_BUILD_ID: process.env.BUILD_ID || id,
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
  // Reads the site's languages with a package, which `npm run up` may have installed only now.
  const { writeMeta } = await import('./write-meta.mjs');
  writeMeta('.next');
  writeSources('.', { ...sources, place: currentPlace() });
  publishBuild(name);
  await takeNewerContent(join(buildsFolder, name));
  showBuild(name);
  return { code: 0, name };
}
