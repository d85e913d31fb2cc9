import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { traceEnding } from '../../lib/next-internals/build-output.mjs';

/**
 * Removes Next's lists of the files that each route may read. Nothing here reads them, and they name every content
 * file, including drafts.
 * @param {string} build the `.next` folder
 */
export function dropTraces(build) {
  for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith(traceEnding)) rmSync(join(build, path));
}
