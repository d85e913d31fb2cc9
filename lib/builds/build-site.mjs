import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

const MARK = '.next/bobine-fingerprint';

function currentFingerprint() {
  return fingerprint(process.cwd(), { siteUrl: process.env.SITE_URL });
}

/** Whether `.next` is the build of exactly these sources. */
export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === currentFingerprint();
}

/** Builds, and marks the build with its fingerprint once it has succeeded. Returns the exit code. */
export function buildSite() {
  const sources = currentFingerprint();
  rmSync(MARK, { force: true });
  const code = runCommand(['npx', '--no-install', 'next', 'build'], { NODE_ENV: 'production' });
  if (code === 0) writeFileSync(MARK, sources);
  return code;
}
