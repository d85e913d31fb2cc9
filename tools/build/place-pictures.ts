import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile, pictureWidths } from '@/lib/posters/photographs/picture-props';
import {
  pictureCacheFolder,
  readResizedPictures,
  storeResizedPictures,
} from '@/lib/posters/photographs/resized-pictures';

/** How long an unused picture stays in the cache, in ms: it may belong to other site content, or be used again. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/** Copies the pictures of a build to Next's immutable static files, and removes old unused ones from the cache. */
export function placePictures(root: string): void {
  const cache = pictureCacheFolder(root);
  const folder = join(root, '.next/static/pictures');
  mkdirSync(folder, { recursive: true });
  const usedFiles = new Set(
    Object.values(readResizedPictures(root)).flatMap(({ name, width }) =>
      pictureWidths(width).map((at) => pictureFile(name, at)),
    ),
  );
  for (const file of usedFiles)
    if (!existsSync(join(folder, file))) copyFileSync(join(cache, file), join(folder, file));
  storeResizedPictures(root);
  for (const file of existsSync(cache) ? readdirSync(cache) : []) {
    const isOld = Date.now() - statSync(join(cache, file)).mtimeMs > maxAge;
    if (isOld && file.endsWith('.webp') && !usedFiles.has(file)) rmSync(join(cache, file));
  }
}
