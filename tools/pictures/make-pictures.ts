import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '@/lib/content/validate/fault';
import type { NamingFiles } from '@/lib/content/validate/media/missing-files';
import { pictureFile } from '@/lib/posters/photographs/made-picture';
import { type MadePictures, pictureShelf } from '@/lib/posters/photographs/made-pictures';
import { pictureWidths } from '@/lib/posters/photographs/picture-widths';
import { eachPicture } from './each-picture';
import { readPicture } from './read-picture';

/** The size and name of every picture that the content names, which pages need. What is no picture is a fault. */
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
 * Encodes all these pictures at the widths that pages use, into a folder that builds share; existing files stay. Returns
 * a fault for each that cannot be decoded to its end.
 */
export function makePictures(content: NamingFiles, house: string, root: string): Promise<Fault[]> {
  return eachPicture(content, house, (file) => makePicture(file, pictureShelf(root)));
}

/**
 * Makes a picture at all its widths in `shelf`, where they do not lie there already. The metadata of a camera
 * (where it was, whose it is) stay behind.
 * @throws as `readPicture` does
 */
async function makePicture(file: string, shelf: string): Promise<void> {
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
