import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile } from '@/lib/pictures/made-picture';
import { pictureWidths } from '@/lib/pictures/picture-widths';
import { readPicture } from './read-picture';

/**
 * Makes a picture at all its widths in `shelf`, where they do not lie there already. The metadata of a camera
 * (where it was, whose it is) stay behind.
 * @throws as `readPicture` does
 */
export async function makePicture(file: string, shelf: string): Promise<void> {
  const { source, ...picture } = await readPicture(file);
  mkdirSync(shelf, { recursive: true });
  for (const at of pictureWidths(picture.width)) {
    const made = join(shelf, pictureFile(picture.name, at));
    if (existsSync(made)) continue;
    // Whole or not at all, also where a build is broken off.
    // The most effort: a fourteenth less of the same picture, made once.
    await source().resize(at).webp({ quality: 78, effort: 6 }).toFile(`${made}.part`);
    renameSync(`${made}.part`, made);
  }
}
