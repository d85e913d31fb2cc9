import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSnapshot, writeSnapshot } from '@/lib/content/store/snapshot';
import { getOwn } from '@/lib/primitives/json';
import { singleton } from '@/lib/primitives/singleton';
import type { ResizedPicture } from './picture-props';

/** Keyed by the URL in the content. */
export type ResizedPictures = Record<string, ResizedPicture>;

/** Directory of the pictures between builds: Next.js keeps its cache directory. */
export function pictureCacheFolder(root: string): string {
  return join(root, '.next/cache/bobine/pictures');
}

const listFileOf = (root: string) => join(pictureCacheFolder(root), 'list.json');

/** The pictures of this build; during the build the list is read from the pictures' directory. */
export function readResizedPictures(root: string): ResizedPictures {
  const stored = readSnapshot<ResizedPictures>(root, 'pictures');
  if (stored) return stored;
  return existsSync(listFileOf(root)) ? JSON.parse(readFileSync(listFileOf(root), 'utf8')) : {};
}

export function writeResizedPictures(root: string, made: ResizedPictures): void {
  mkdirSync(dirname(listFileOf(root)), { recursive: true });
  writeFileSync(listFileOf(root), JSON.stringify(made));
}

/** Writes the list as a snapshot, which the server reads when it first needs a picture. */
export function storeResizedPictures(root: string): void {
  writeSnapshot(root, 'pictures', readResizedPictures(root));
}

const cache = singleton('pictures', (): { made?: ResizedPictures } => ({}));

/** The resized versions of a picture, by its URL in the content; undefined in development. */
export function findResized(src: string): ResizedPicture | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  cache.made ??= readResizedPictures(process.cwd());
  return getOwn(cache.made, src);
}
