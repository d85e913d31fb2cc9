import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { buildsFolder } from '../builds/built-root.mjs';
import { listFiles } from './list-files';
import { mapChunks } from './map-chunks';
import type { BuiltFile } from './routes';

/**
 * Next's own files of the builds that lie beside the one in `root`: those of the last day (`show-build.mjs`),
 * whose pages some tabs still show. Each file by its way from this build's `.next/static`.
 */
export function earlierChunks(root: string): Map<string, BuiltFile> {
  const shelf = dirname(root);
  if (basename(shelf) !== buildsFolder) return new Map();
  const others = readdirSync(shelf).filter(
    (name) => name !== basename(root) && existsSync(join(shelf, name, '.next/BUILD_ID')),
  );
  return new Map(others.flatMap((name) => chunksOf(shelf, name)));
}

function chunksOf(shelf: string, name: string): [string, BuiltFile][] {
  const chunks = mapChunks(listFiles(join(shelf, name, '.next/static')));
  return [...chunks].map(([address, { file, headers }]) => [
    address,
    { file: `/../../../${name}/.next/static${file}`, headers },
  ]);
}
