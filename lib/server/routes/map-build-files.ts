import { cacheControl } from '../headers/cache-control';
import type { BuiltFile } from './routes';

const jsonType = { 'content-type': 'application/json' };

/** What a build says of itself, by address (`tools/build/write-meta.mjs` writes it). */
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
