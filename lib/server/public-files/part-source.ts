import { createMemoryLender } from './lend-memory';
import { createPartReader } from './read-parts';
import { createRecentParts, type NamedPart } from './recent-parts';

type Found = {
  bytes: Buffer;
  /** Once, when nobody reads the bytes any more. */
  giveBack?: () => void;
};

/** Has parts of files from memory or from the disk; fewer bytes than were asked for where there are no more. */
export function createPartSource() {
  const readPart = createPartReader();
  const lend = createMemoryLender();
  const recent = createRecentParts();
  return async (part: NamedPart & { path: string }): Promise<Found> => {
    const kept = recent.find(part);
    if (kept) return { bytes: kept };
    const lent = lend(part.length);
    const bytes = await readPart(part, lent);
    if (bytes.length === part.length) recent.note(part, bytes);
    return { bytes, giveBack: lent.giveBack };
  };
}
