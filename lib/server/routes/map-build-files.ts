import { cacheControl } from '../headers/cache-control';
import type { BuiltFile } from './routes';

const jsonType = { 'content-type': 'application/json' };

/** Metadata files of a build, by address (written by `tools/build/write-meta.mjs`). */
export function mapBuildFiles(id: string): Map<string, BuiltFile> {
  const meta = `/builds/meta/${id}.json`;
  const file = (path: string, rule: string): [string, BuiltFile] => [
    path,
    { file: path, headers: { ...jsonType, 'cache-control': rule } },
  ];
  return new Map([
    file('/builds/latest.json', cacheControl.fresh),
    file(meta, cacheControl.immutable),
  ]);
}
