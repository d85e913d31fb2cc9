import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pictureFile, pictureWidths } from '@/lib/posters/photographs/picture-props';
import {
  pictureCacheFolder,
  type ResizedPictures,
} from '@/lib/posters/photographs/resized-pictures';

/** How long an unused picture stays in the cache, in ms: it may belong to other site content, or be used again. */
const maxAge = 30 * 24 * 60 * 60 * 1000;

/**
 * Copies pictures to the immutable static files of a build, and removes old unused ones from the cache.
 * @param root the project
 * @param build folder of the build
 */
export function placePictures(root: string, pictures: ResizedPictures, build = root): void {
  const cache = pictureCacheFolder(root);
  const folder = join(build, '.next/static/pictures');
  mkdirSync(folder, { recursive: true });
  const usedFiles = new Set(
    Object.values(pictures).flatMap(({ name, width }) =>
      pictureWidths(width).map((at) => pictureFile(name, at)),
    ),
  );
  for (const file of usedFiles)
    if (!existsSync(join(folder, file))) {
      // A server may look for the file meanwhile.
      copyFileSync(join(cache, file), join(folder, `${file}.part`));
      renameSync(join(folder, `${file}.part`), join(folder, file));
    }
  for (const file of existsSync(cache) ? readdirSync(cache) : []) {
    const isOld = Date.now() - statSync(join(cache, file)).mtimeMs > maxAge;
    if (isOld && file.endsWith('.webp') && !usedFiles.has(file)) rmSync(join(cache, file));
  }
}
