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

/** Everything that goes into a build, except the site content. */
const sources = [
  ...[
    'app',
    'components',
    'lib',
    'messages',
    'public',
    'tools/build',
    'tools/import',
    'tools/open-data',
    'tools/pictures',
    'tools/theme',
  ],
  ...['instrumentation-client.ts', 'instrumentation.ts', 'proxy.ts', 'next.config.mjs'],
  ...['package-lock.json', 'package.json'],
  ...['postcss.config.mjs', 'tsconfig.json'],
];

/**
 * Paths of all files below `folder`, each with a leading slash. If `folder` is a file, its path is empty. Broken
 * links are skipped; a link to a parent folder is not followed.
 */
function listFiles(folder, path = '', ancestors = []) {
  const fullPath = join(folder, path);
  const found = statIfExists(fullPath);
  if (found?.isFile()) return [path];
  const real = found?.isDirectory() && realpathSync(fullPath);
  if (!real || ancestors.includes(real)) return [];
  return readdirSync(fullPath)
    .sort()
    .flatMap((name) => listFiles(folder, `${path}/${name}`, [...ancestors, real]));
}

function statIfExists(path) {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Maximum size in bytes of a file that is hashed completely. A larger file is fingerprinted by its size and its
 * first and last 64 KB, since hashing gigabytes of video at each start is too slow.
 */
const fullPath = 16 * 1024 * 1024;
const end = 64 * 1024;

function readParts(path) {
  const { size } = statSync(path);
  if (size <= fullPath) return [readFileSync(path)];
  const file = openSync(path, 'r');
  const parts = [0, size - end].map((from) => {
    const part = Buffer.alloc(end);
    readSync(file, part, 0, end, from);
    return part;
  });
  closeSync(file);
  return [Buffer.from(String(size)), ...parts];
}

const generatedFiles = new Set(Object.values(iconFiles).map((name) => `public/${name}`));

/** The files of a folder with their names; Git's own files are left out. */
const list = (name, folder) =>
  listFiles(folder)
    .filter((path) => !/(?:^|\/)\.git(?:\/|$)/.test(path))
    .map((path) => ({ name: name + path, file: folder + path }));

function hashFiles(hash, files) {
  for (const { name, file } of files) {
    const parts = readParts(file);
    const length = parts.reduce((sum, part) => sum + part.length, 0);
    hash.update(`${name}\0${length}\0`);
    for (const part of parts) hash.update(part);
  }
  return hash.digest('hex');
}

/**
 * SHA-256 (hex) of the software that makes a build, with Node's major version. `public/media` is skipped, because it is a
 * link into the content folder. Generated icons are skipped too.
 * @param {string} root
 */
export function fingerprintSoftware(root, node = process.version) {
  const files = sources
    .flatMap((source) => list(source, join(root, source)))
    .filter(({ name }) => !name.startsWith('public/media/') && !generatedFiles.has(name));
  return hashFiles(createHash('sha256').update(`${node.split('.')[0]}\0`), files);
}

/**
 * SHA-256 (hex) of all files of the content folder, which may be outside the project.
 * @param {string} root
 * @param {string} contentFolder
 */
export function fingerprintContent(root, contentFolder) {
  return hashFiles(createHash('sha256'), list('content', resolve(root, contentFolder)));
}
