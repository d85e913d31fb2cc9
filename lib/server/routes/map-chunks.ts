import { cacheControl } from '../headers/cache-control';
import { contentType } from '../headers/content-type';
import type { BuiltFile } from './routes';

/** Maps public addresses to Next's chunks, from their paths below `.next/static`. */
export function mapChunks(files: readonly string[]): Map<string, BuiltFile> {
  const headersOf = (file: string) => ({
    'content-type': contentType(file),
    'cache-control': cacheControl.immutable,
  });
  return new Map(files.map((file) => [`/_next/static${file}`, { file, headers: headersOf(file) }]));
}
