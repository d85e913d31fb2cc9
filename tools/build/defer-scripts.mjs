import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writtenFolder } from '../../lib/next-internals/build-output.mjs';
import { loadAfterPaint, scriptsOf } from '../../lib/next-internals/scripts.mjs';

/**
 * Has every page that was built drawn before its scripts are fetched; what Next renders later the front changes likewise.
 * @param {string} build the `.next` folder
 * @returns {Set<string>} the scripts that its pages begin with, by their addresses
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
