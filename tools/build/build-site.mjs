import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chosenHouse } from '../../lib/content/house.mjs';
import { runCommand } from '../setup/run-command.mjs';
import { fingerprint } from './fingerprint.mjs';
import { linkMedia } from './link-media.mjs';
import { writeMeta } from './write-meta.mjs';

const markFile = '.next/bobine-fingerprint';
/** What the server reads at its start instead of the content's files (lib/content/snapshot.ts). */
const snapshots = '.next/bobine';

function currentFingerprint() {
  const { SITE_URL: siteUrl, BUILD_ID: buildId } = process.env;
  return fingerprint(process.cwd(), { house: chosenHouse(), siteUrl, buildId });
}

/** Whether `.next` is the build of exactly these sources. */
export function isBuilt() {
  return existsSync(markFile) && readFileSync(markFile, 'utf8') === currentFingerprint();
}

/** Runs one command after the other until one fails. Returns its exit code. */
async function runAll(commands, environment) {
  const env = { NODE_ENV: 'production', ...environment };
  for (const command of commands) {
    const { code } = await runCommand(command, { env });
    if (code !== 0) return code;
  }
  return 0;
}

/**
 * Builds, and marks the build with its fingerprint once it has succeeded. The build's id is the
 * fingerprint's first 16 characters, or what the environment's `BUILD_ID` says. Returns the exit
 * code.
 */
export async function buildSite() {
  const linked = linkMedia();
  if (linked !== 0) return linked;
  const sources = currentFingerprint();
  rmSync(markFile, { force: true });
  rmSync(snapshots, { force: true, recursive: true });
  const code = await runAll(
    [
      ['node', '--import', 'tsx', 'tools/build/make-pictures.ts'],
      ['npx', '--no-install', 'next', 'build'],
      ['node', '--import', 'tsx', 'tools/build/put-down-content.ts'],
      ['node', 'tools/build/bundle-front.mjs'],
    ],
    { NEXT_PUBLIC_BUILD_ID: process.env.BUILD_ID || sources.slice(0, 16) },
  );
  if (code !== 0) return code;
  writeMeta('.next');
  writeFileSync(markFile, sources);
  return 0;
}
