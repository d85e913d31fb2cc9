import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that goes into a build. */
const sources = [
  ...['app', 'components', 'content', 'lib', 'messages', 'public', 'tools/build'],
  ...['instrumentation-client.ts', 'instrumentation.ts', 'middleware.ts', 'next.config.mjs'],
  ...['package-lock.json', 'package.json'],
  ...['postcss.config.mjs', 'tsconfig.json'],
];

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/**
 * One sha256 over the names and contents of all sources in `root`, the site's address, the id that
 * a build was given, and Node's major version: two equal ones make the same build.
 * @param {string} root
 * @param {{ siteUrl?: string | undefined, buildId?: string | undefined, node?: string }} given
 */
export function fingerprint(root, { siteUrl = '', buildId = '', node = process.version } = {}) {
  const hash = createHash('sha256').update(`${siteUrl}\0${buildId}\0${node.split('.')[0]}\0`);
  for (const path of sources.flatMap((source) => listFiles(join(root, source)))) {
    const content = readFileSync(path);
    hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
