import type { Fault } from '@/lib/content/validate/fault';
import type { NamingFiles } from '@/lib/content/validate/media/missing-files';
import { eachPicture } from './each-picture';
import { readPicture } from './read-picture';

/**
 * Finds pictures that cannot be decoded. Each is read completely but not encoded, which would take ten times as
 * long.
 */
export function findPictureFaults(content: NamingFiles, house: string): Promise<Fault[]> {
  return eachPicture(content, house, async (file) => {
    const { source } = await readPicture(file);
    // Small output, but decoded from all bytes: truncated files fail at their end.
    await source().resize(160).raw().toBuffer();
  });
}
