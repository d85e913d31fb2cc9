import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes away Next's lists of the files that each route may read (`*.nft.json`): nothing here reads them, and they name
 * every file of the house, drafts among them.
 * @param {string} build the `.next` folder
 */
export function dropTraces(build) {
  for (const path of readdirSync(build, { recursive: true, encoding: 'utf8' }))
    if (path.endsWith('.nft.json')) rmSync(join(build, path));
}
