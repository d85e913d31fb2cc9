import { listPictures, type NamingFiles } from '@/lib/content/assets';
import type { Fault } from '@/lib/content/fault';
import { placeFaults } from '@/lib/content/faults/place-faults';
import { judgePicture } from '@/lib/content/media/judge-picture';
import { type MadePictures, pictureShelf } from '@/lib/pictures/made-pictures';
import { makePicture, NoPicture } from './make-picture';

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
  const faults: Fault[] = [];
  for (const { path, field, src, file } of listPictures(content, house)) {
    // What is no picture at all was told when the content was read.
    if (Object.hasOwn(made, src) || judgePicture(file)) continue;
    try {
      made[src] = await makePicture(file, pictureShelf(root));
    } catch (error) {
      const text = 'a whole picture in {file}; it cannot be read ({reason}): save it anew';
      faults.push({ path, field, expected: { text, values: { file, reason: reasonOf(error) } } });
    }
  }
  return { made, faults: placeFaults(faults) };
}

function reasonOf(error: unknown) {
  if (error instanceof NoPicture) return error.reason;
  return (error as Error).message.split('\n')[0] ?? '';
}
