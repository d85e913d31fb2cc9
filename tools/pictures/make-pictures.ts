import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '@/lib/content/validate/fault';
import type { NamingFiles } from '@/lib/content/validate/media/missing-files';
import { pictureFile } from '@/lib/posters/photographs/made-picture';
import { type MadePictures, pictureShelf } from '@/lib/posters/photographs/made-pictures';
import { pictureWidths } from '@/lib/posters/photographs/picture-widths';
import { eachPicture } from './each-picture';
import { readPicture } from './read-picture';

/** Sizes and names of all pictures that the content names, as pages need them. Invalid pictures are faults. */
export async function readPictures(
  content: NamingFiles,
  house: string,
): Promise<{ made: MadePictures; faults: Fault[] }> {
  const made: MadePictures = {};
  const faults = await eachPicture(content, house, async (file, src) => {
    const { source: _, ...picture } = await readPicture(file);
    made[src] = picture;
  });
  return { made, faults };
}

/**
 * Encodes all pictures at the widths that pages use, into a cache folder shared by builds; existing files stay.
 * Returns a fault for each picture that cannot be decoded completely.
 */
export function makePictures(content: NamingFiles, house: string, root: string): Promise<Fault[]> {
  return eachPicture(content, house, (file) => makePicture(file, pictureShelf(root)));
}

/**
 * Encodes a picture at all its widths into `shelf`, unless the files exist. Camera metadata (place, owner) is
 * removed.
 * @throws like `readPicture`
 */
async function makePicture(file: string, shelf: string): Promise<void> {
  const { source, ...picture } = await readPicture(file);
  mkdirSync(shelf, { recursive: true });
  for (const at of pictureWidths(picture.width)) {
    const made = join(shelf, pictureFile(picture.name, at));
    if (existsSync(made)) continue;
    // Written to a temporary file and renamed, so that an aborted build leaves no partial file. Highest effort: a
    // fourteenth smaller at the same quality, and encoded only once.
    await source().resize(at).webp({ quality: 78, effort: 6 }).toFile(`${made}.part`);
    renameSync(`${made}.part`, made);
  }
}
