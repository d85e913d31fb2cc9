import type { Library } from './raw-library';
import { readSnapshot, type SnapshotName } from './snapshot';

/** What the build has put down beside this state of the content; `undefined` where no build is served. */
export function recallSnapshot<T>(
  { since = -Infinity }: Pick<Library, 'since'>,
  name: SnapshotName,
): T | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return readSnapshot<T>(process.cwd(), name, since);
}
