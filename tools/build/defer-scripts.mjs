import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAfterPaint } from '../../lib/builds/chunks/after-paint.mjs';

/**
 * Has every page that was built drawn before its scripts are fetched; what Next renders later the front changes likewise.
 * @param {string} build the `.next` folder
 */
export function deferScripts(build) {
  const app = join(build, 'server/app');
  for (const path of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const file = join(app, path);
    writeFileSync(file, loadAfterPaint(readFileSync(file, 'utf8')));
  }
}
