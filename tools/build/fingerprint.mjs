import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything that goes into a build beside the house. */
const sources = [
  ...['app', 'components', 'lib', 'messages', 'public', 'tools/build'],
  ...['instrumentation-client.ts', 'instrumentation.ts', 'middleware.ts', 'next.config.mjs'],
  ...['package-lock.json', 'package.json'],
  ...['postcss.config.mjs', 'tsconfig.json'],
];

/** Paths of all files below `folder`, beginning with a slash; that of a file itself is empty. */
function listFiles(folder, path = '') {
  const whole = join(folder, path);
  if (!existsSync(whole)) return [];
  if (statSync(whole).isFile()) return [path];
  return readdirSync(whole)
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`));
}

/** The house lies anywhere, and its media are not read twice: `public/media` is a link to them. */
function listSources(root, house) {
  const found = (name, folder) =>
    listFiles(folder).map((path) => ({ name: name + path, file: folder + path }));
  const own = sources.flatMap((source) => found(source, join(root, source)));
  return [
    ...own.filter(({ name }) => !name.startsWith('public/media/')),
    ...found('house', resolve(root, house)),
  ];
}

/**
 * One sha256 over the names and contents of all sources in `root` and of its house, the site's address, the
 * id that a build was given, and Node's major version: two equal ones make the same build.
 * @param {string} root
 * @param {{ house?: string, siteUrl?: string | undefined, buildId?: string | undefined, node?: string }} given
 */
export function fingerprint(
  root,
  { house = 'content', siteUrl = '', buildId = '', node = process.version } = {},
) {
  const hash = createHash('sha256').update(`${siteUrl}\0${buildId}\0${node.split('.')[0]}\0`);
  for (const { name, file } of listSources(root, house)) {
    const content = readFileSync(file);
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
