import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuredOrigin } from '@/lib/site/configured-origin';

/** File with the public address that a build has written into its pages, relative to the build root. */
const file = '.next/bobine/address';

/** Stores the public address of a build. */
export function writeBuiltAddress(root: string, address: string): void {
  writeFileSync(join(root, file), address);
}

/**
 * Pages rendered on demand must use the same address as the built pages. So `SITE_URL` must be unset or equal
 * to the address of the build. Sets `env.SITE_URL` to the address of the build, unless that address has a path
 * or is not recorded. Throws if `SITE_URL` is invalid or differs from the build.
 */
export function checkBuiltAddress(root: string, env: Record<string, string | undefined>): void {
  const configured = configuredOrigin(env.SITE_URL);
  const built = readBuiltAddress(root);
  if (configured && built && configured !== new URL(built).origin)
    throw new Error(
      `SITE_URL is ${configured}, but this build is for ${built}: its pages, sitemaps and shared links say so.\n` +
        `Build it for the other: SITE_URL=${configured} npm run build (npm run up does so by itself).`,
    );
  // An address with a path is not set: it can only come from the site content, which the server reads itself.
  if (built && new URL(built).origin === built) env.SITE_URL = built;
}

function readBuiltAddress(root: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8').trim() || undefined;
  } catch {
    // The build has no address file, so `SITE_URL` applies unchecked.
    return undefined;
  }
}
