import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configuredOrigin } from '@/lib/site/configured-origin';

/** The public address that a build has written into its pages, below its root. */
const file = '.next/bobine/address';

/** Puts down under which address a site is built. */
export function writeBuiltAddress(root: string, address: string): void {
  writeFileSync(join(root, file), address);
}

/**
 * What is rendered on demand is to name the same address as what was built: the build's, which `SITE_URL` may repeat.
 * Sets it in `env`. Throws a sentence where it is none, or another than the build's.
 */
export function agreeOnAddress(root: string, env: Record<string, string | undefined>): void {
  const asked = configuredOrigin(env.SITE_URL);
  const built = readBuiltAddress(root);
  if (asked && built && asked !== new URL(built).origin)
    throw new Error(
      `SITE_URL is ${asked}, but this build is for ${built}: its pages, sitemaps and shared links say so.\n` +
        `Build it for the other: SITE_URL=${asked} npm run build (npm run up does so by itself).`,
    );
  // One with a path can only have come from the house, which names it to the server as well.
  if (built && new URL(built).origin === built) env.SITE_URL = built;
}

function readBuiltAddress(root: string): string | undefined {
  try {
    return readFileSync(join(root, file), 'utf8').trim() || undefined;
  } catch {
    // A build without a mark; whoever serves it answers for the address.
    return undefined;
  }
}
