import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '@/lib/catalog/offers/changes';
import { readDescription, writtenFolder } from '@/lib/next-internals/build-output.mjs';

/**
 * What the build in `root` says of the moments at which its pages change, and its secret: who knows it
 * may have pages made anew. Throws where there is no build.
 */
export function readRenewal(root: string): { changes: Changes; secret: string } {
  const build = join(root, '.next');
  const changes = readFileSync(join(build, writtenFolder, 'builds/changes.json.body'), 'utf8');
  return { changes: JSON.parse(changes), secret: readDescription(build).secret };
}
