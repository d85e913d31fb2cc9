import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile, pictureWidths } from '@/lib/posters/photographs/picture-props';
import {
  pictureCacheFolder,
  readResizedPictures,
  storeResizedPictures,
} from '@/lib/posters/photographs/resized-pictures';

/** How long an unused picture stays in the cache, in ms: it may belong to other site content, or be used again. */
const kept = 30 * 24 * 60 * 60 * 1000;

/** Copies the pictures of a build to Next's immutable static files, and removes old unused ones from the cache. */
export function placePictures(root: string): void {
  const shelf = pictureCacheFolder(root);
  const folder = join(root, '.next/static/pictures');
  mkdirSync(folder, { recursive: true });
  const used = new Set(
    Object.values(readResizedPictures(root)).flatMap(({ name, width }) =>
      pictureWidths(width).map((at) => pictureFile(name, at)),
    ),
  );
  for (const file of used)
    if (!existsSync(join(folder, file))) copyFileSync(join(shelf, file), join(folder, file));
  storeResizedPictures(root);
  for (const file of existsSync(shelf) ? readdirSync(shelf) : []) {
    const isOld = Date.now() - statSync(join(shelf, file)).mtimeMs > kept;
    if (isOld && file.endsWith('.webp') && !used.has(file)) rmSync(join(shelf, file));
  }
}
