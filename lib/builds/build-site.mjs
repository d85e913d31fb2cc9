import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fingerprint } from './fingerprint.mjs';
import { runCommand } from './run-command.mjs';

const MARK = '.next/bobine-fingerprint';

function currentFingerprint() {
  const { SITE_URL: siteUrl, BUILD_ID: buildId } = process.env;
  return fingerprint(process.cwd(), { siteUrl, buildId });
}

/** Whether `.next` is the build of exactly these sources. */
export function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, 'utf8') === currentFingerprint();
}

/**
 * Builds, and marks the build with its fingerprint once it has succeeded. The build's id is the
 * fingerprint's first 16 characters, or what the environment's `BUILD_ID` says. Returns the exit
 * code.
 */
export function buildSite() {
  const sources = currentFingerprint();
  rmSync(MARK, { force: true });
  const code = runCommand(['npx', '--no-install', 'next', 'build'], {
    NODE_ENV: 'production',
    NEXT_PUBLIC_BUILD_ID: process.env.BUILD_ID || sources.slice(0, 16),
  });
  if (code === 0) writeFileSync(MARK, sources);
  return code;
}
