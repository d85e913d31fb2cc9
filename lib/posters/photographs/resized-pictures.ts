import { join } from 'node:path';
import { createSnapshotReader } from '@/lib/content/store/snapshot';
import { getOwn } from '@/lib/primitives/json';
import { singleton } from '@/lib/primitives/singleton';
import type { ResizedPicture } from './picture-props';

/** Keyed by the URL in the content. The snapshot `pictures`. */
export type ResizedPictures = Record<string, ResizedPicture>;

/** Directory of the pictures between builds: Next.js keeps its cache directory. */
export function pictureCacheFolder(root: string): string {
  return join(root, '.next/cache/bobine/pictures');
}

const stored = singleton('pictures', () => createSnapshotReader<ResizedPictures>('pictures'));

/** The resized versions of a picture, by its URL in the content; undefined in development. */
export function findResized(src: string): ResizedPicture | undefined {
  return process.env.NODE_ENV === 'production' ? getOwn(stored() ?? {}, src) : undefined;
}
