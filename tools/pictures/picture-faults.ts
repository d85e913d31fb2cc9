import type { Fault } from '@/lib/content/validate/fault';
import type { NamingFiles } from '@/lib/content/validate/media/missing-files';
import { eachPicture } from './each-picture';
import { readPicture } from './read-picture';

/** A fault for each picture that could not be made: all of it is read, and nothing is made, which would take ten times as long. */
export function findPictureFaults(content: NamingFiles, house: string): Promise<Fault[]> {
  return eachPicture(content, house, async (file) => {
    const { source } = await readPicture(file);
    // Small, but from all its bytes: a file that was cut off is told at its end.
    await source().resize(160).raw().toBuffer();
  });
}
