import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenFolder } from '../../lib/next-internals/build-output.mjs';
import { loadAfterPaint, scriptsOf } from '../../lib/next-internals/scripts.mjs';

/**
 * Changes every prerendered page so that it paints before its scripts are fetched. The server changes pages that
 * are rendered later in the same way.
 * @param {string} build the `.next` folder
 * @returns {Set<string>} addresses of the scripts that the pages begin with
 */
export function deferScripts(build) {
  const app = join(build, writtenFolder);
  const begins = new Set();
  for (const path of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const file = join(app, path);
    const page = loadAfterPaint(readFileSync(file, 'utf8'));
    for (const address of scriptsOf(page)) begins.add(address);
    writeFileSync(file, page);
  }
  return begins;
}
