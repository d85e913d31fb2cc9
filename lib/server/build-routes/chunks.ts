import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildIdFile } from '@/lib/next-internals/build-output.mjs';
import { buildsFolder, currentBuild } from '../builds/built-root.mjs';
import { cacheControl } from '../headers/caching';
import { contentType } from '../headers/content-type';
import type { BuiltFile, Routes } from './routes';

/**
 * Next's chunks of all builds in the folder except `root`, by public address; the file paths are relative to this
 * build's `.next/static`. Pages of older builds, which `publish-build.mjs` retains for a day, are still open in some
 * tabs. The next build is included too: while servers are switched, the old server gets requests for scripts of pages
 * that the new server has sent.
 */
export function chunksOfOtherBuilds(root: string): Routes['chunks'] {
  const builds = dirname(root);
  if (basename(builds) !== buildsFolder) return new Map();
  const project = dirname(builds);
  const served = () => currentBuild(project);
  let [knownChunks, servedBuild] = [listChunks(root), served()];
  const refresh = () => {
    const now = served();
    if (now === servedBuild) return;
    [knownChunks, servedBuild] = [listChunks(root), now];
  };
  return {
    get(path) {
      if (!knownChunks.has(path)) refresh();
      return knownChunks.get(path);
    },
  };
}

function listChunks(root: string): Map<string, BuiltFile> {
  const [builds, currentName] = [dirname(root), basename(root)];
  const otherBuilds = readdirSync(builds).filter(
    (name) => name !== currentName && existsSync(join(builds, name, '.next', buildIdFile)),
  );
  return new Map(otherBuilds.flatMap((name) => chunksOf(builds, name)));
}

function chunksOf(builds: string, name: string): [string, BuiltFile][] {
  const chunks = mapChunks(listFiles(join(builds, name, '.next/static')));
  return [...chunks].map(([address, { file, headers }]) => [
    address,
    { file: `/../../../${name}/.next/static${file}`, headers },
  ]);
}

/** Maps public addresses to Next's chunks, from their paths below `.next/static`. */
export function mapChunks(files: readonly string[]): Map<string, BuiltFile> {
  const headersOf = (file: string) => ({
    'content-type': contentType(file),
    'cache-control': cacheControl.immutable,
  });
  return new Map(files.map((file) => [`/_next/static${file}`, { file, headers: headersOf(file) }]));
}

/** Paths of all files below a folder, with a leading slash. Empty if the folder does not exist. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length));
}
