import { createHash } from 'node:crypto';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { iconFiles } from '../theme/icon-files.mjs';

/** Everything that goes into a build beside the house. */
const sources = [
  ...[
    'app',
    'components',
    'lib',
    'messages',
    'public',
    'tools/build',
    'tools/import',
    'tools/open',
    'tools/pictures',
    'tools/theme',
  ],
  ...['instrumentation-client.ts', 'instrumentation.ts', 'proxy.ts', 'next.config.mjs'],
  ...['package-lock.json', 'package.json'],
  ...['postcss.config.mjs', 'tsconfig.json'],
];

/**
 * Paths of all files below `folder`, beginning with a slash; that of a file itself is empty. A link that leads
 * nowhere is none, and one that leads back is not followed again.
 */
function listFiles(folder, path = '', above = []) {
  const whole = join(folder, path);
  const found = lookAt(whole);
  if (found?.isFile()) return [path];
  const real = found?.isDirectory() && realpathSync(whole);
  if (!real || above.includes(real)) return [];
  return readdirSync(whole)
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`, [...above, real]));
}

function lookAt(path) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/** Bytes. A film is told by its length and its ends: gigabytes would be read at each start. */
const whole = 16 * 1024 * 1024;
const end = 64 * 1024;

function readParts(path) {
  const { size } = statSync(path);
  if (size <= whole) return [readFileSync(path)];
  const file = openSync(path, 'r');
  const parts = [0, size - end].map((from) => {
    const part = Buffer.alloc(end);
    readSync(file, part, 0, end, from);
    return part;
  });
  closeSync(file);
  return [Buffer.from(String(size)), ...parts];
}

const made = new Set(Object.values(iconFiles).map((name) => `public/${name}`));

/** The house lies anywhere, and its media are not read twice: `public/media` is a link to them. */
function listSources(root, house) {
  const found = (name, folder) =>
    listFiles(folder).map((path) => ({ name: name + path, file: folder + path }));
  const own = sources.flatMap((source) => found(source, join(root, source)));
  return [
    ...own.filter(({ name }) => !name.startsWith('public/media/') && !made.has(name)),
    ...found('house', resolve(root, house)),
  ];
}

/**
 * One sha256 over the names and contents of all sources in `root` and of its house, the site's address and
 * that of its media, the id that a build was given, and Node's major version: two equal ones make the same build.
 * @param {string} root
 * @param {{ house?: string, siteUrl?: string | undefined, mediaUrl?: string | undefined, buildId?: string | undefined, node?: string, preview?: string | undefined }} given `preview`: what a preview is built with beside the same
 */
export function fingerprint(
  root,
  {
    house = 'content',
    siteUrl = '',
    mediaUrl = '',
    buildId = '',
    node = process.version,
    preview,
  } = {},
) {
  const hash = createHash('sha256').update(
    `${siteUrl}\0${mediaUrl}\0${buildId}\0${node.split('.')[0]}\0`,
  );
  if (preview !== undefined) hash.update(`preview ${preview}\0`);
  for (const { name, file } of listSources(root, house)) {
    const parts = readParts(file);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    hash.update(`${name}\0${length}\0`);
    for (const part of parts) hash.update(part);
  }
  return hash.digest('hex');
}
