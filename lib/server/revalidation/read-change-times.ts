import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '@/lib/catalog/offers/changes';
import { readDescription, writtenFolder } from '@/lib/next-internals/build-output.mjs';

/**
 * The moments at which pages of the build in `root` change, and the build's secret, with which pages can be rendered
 * again. Throws if there is no build.
 */
export function readRenewal(root: string): { changes: Changes; secret: string } {
  const build = join(root, '.next');
  const changes = readFileSync(join(build, writtenFolder, 'builds/changes.json.body'), 'utf8');
  return { changes: JSON.parse(changes), secret: readDescription(build).secret };
}
