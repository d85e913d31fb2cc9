import type { NamingFiles } from '@/lib/content/assets';
import type { Fault } from '@/lib/content/fault';
import { type MadePictures, pictureShelf } from '@/lib/pictures/made-pictures';
import { eachPicture } from './each-picture';
import { makePicture } from './make-picture';

/**
 * Makes all pictures that the files of a house name, at the widths that pages use; what lies on the
 * shelf already is not made again. One that is no picture is a fault.
 */
export async function makePictures(
  content: NamingFiles,
  house: string,
  root: string,
): Promise<{ made: MadePictures; faults: Fault[] }> {
  const made: MadePictures = {};
  const faults = await eachPicture(content, house, async (file, src) => {
    made[src] = await makePicture(file, pictureShelf(root));
  });
  return { made, faults };
}
