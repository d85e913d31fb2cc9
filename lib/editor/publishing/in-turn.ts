import { join } from 'node:path';
import type { ContentPlace } from '../versions/content-repository';
import { withWriteLock } from '../versions/write-lock';

/** How long a publication waits for others (ms). One takes some seconds. */
const patience = 120_000;

/**
 * Runs one publication at a time, from its plan until the site has taken it or the files are put back: another one would
 * take files for published that are put back afterwards, and fail with what is wrong in the first.
 */
export async function inTurn<T>({ dataFolder }: ContentPlace, work: () => Promise<T>): Promise<T> {
  return await withWriteLock(join(dataFolder, 'publishing'), work, patience);
}
