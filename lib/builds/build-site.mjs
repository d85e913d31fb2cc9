import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

const MARK = '.next/bobine-fingerprint';
/** What the server reads at its start instead of the content's files (lib/content/snapshot.ts). */
const SNAPSHOTS = '.next/bobine';

function currentFingerprint() {
  return fingerprint(process.cwd(), { siteUrl: process.env.SITE_URL });
}

/** Whether `.next` is the build of exactly these sources. */
export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === currentFingerprint();
}

/** Runs one command after the other until one fails. Returns its exit code. */
function runAll(commands) {
  let code = 0;
  for (const command of commands) code ||= runCommand(command, { NODE_ENV: 'production' });
  return code;
}

/** Builds, and marks the build with its fingerprint once it has succeeded. Returns the exit code. */
export function buildSite() {
  const sources = currentFingerprint();
  rmSync(MARK, { force: true });
  rmSync(SNAPSHOTS, { force: true, recursive: true });
  const code = runAll([
    ['npx', '--no-install', 'next', 'build'],
    ['node', '--import', 'tsx', 'lib/films/search/commands/prepare.ts'],
  ]);
  if (code === 0) writeFileSync(MARK, sources);
  return code;
}
