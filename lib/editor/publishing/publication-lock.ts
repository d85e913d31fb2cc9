import { join } from 'node:path';
import type { ContentPlace } from '../versions/content-repository';
import { withWriteLock } from '../versions/write-lock';

/** How long a publication waits for others (ms). One takes some seconds. */
const patience = 120_000;

/**
 * Mutex of publications, across processes of this machine. A publication holds it from its plan until the site shows the
 * new content or the files are restored. Otherwise a second publication could be based on files that are then restored.
 */
export async function withPublicationLock<T>(
  { dataFolder }: ContentPlace,
  work: () => Promise<T>,
): Promise<T> {
  return await withWriteLock(join(dataFolder, 'publishing'), work, patience);
}
