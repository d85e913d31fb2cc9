import type { Fault } from '@/lib/content/validate/fault';
import type { NamingFiles } from '@/lib/content/validate/media/missing-files';
import { type MadePictures, pictureShelf } from '@/lib/pictures/made-pictures';
import { eachPicture } from './each-picture';
import { makePicture } from './make-picture';
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
