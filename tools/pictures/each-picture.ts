import type { Fault } from '@/lib/content/validate/fault';
import { placeFaults } from '@/lib/content/validate/faults/place-faults';
import { judgePicture } from '@/lib/content/validate/media/judge-picture';
import { listPictures, type NamingFiles } from '@/lib/content/validate/media/missing-files';
import { NoPicture } from './read-picture';

/** Runs `work` once for each picture that the content names. Returns a fault for each invalid picture. */
export async function eachPicture(
  content: NamingFiles,
  house: string,
  work: (file: string, src: string) => Promise<void>,
): Promise<Fault[]> {
  const done = new Set<string>();
  const faults: Fault[] = [];
  for (const { path, field, src, file } of listPictures(content, house)) {
    // Files that are no pictures were reported when the content was read.
    if (done.has(src) || judgePicture(file)) continue;
    try {
      await work(file, src);
      done.add(src);
    } catch (error) {
      const text = 'a whole picture in {file}; it cannot be read ({reason}): save it anew';
      faults.push({ path, field, expected: { text, values: { file, reason: reasonOf(error) } } });
    }
  }
  return placeFaults(faults);
}

function reasonOf(error: unknown) {
  if (error instanceof NoPicture) return error.reason;
  return (error as Error).message.split('\n')[0] ?? '';
}
