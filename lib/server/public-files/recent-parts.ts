import { LRUCache } from 'lru-cache';

/** What names a part: its file's content (`contentKey`), where it begins, and its bytes. */
export type NamedPart = { key: string; start: number; length: number };

/** Bytes of parts that are kept in memory; a film that many watch is asked for in the same ones by each. */
const most = 32 * 1024 * 1024;
/** Parts that were asked for once are remembered by their names alone. */
const mostNames = 1_000;

/** Keeps the parts of files that were asked for more than once of late, so that one visitor's film costs no memory. */
export function createRecentParts() {
  const parts = new LRUCache<string, Buffer>({
    maxSize: most,
    sizeCalculation: (bytes) => bytes.length,
  });
  const names = new LRUCache<string, true>({ max: mostNames });
  const nameOf = ({ key, start, length }: NamedPart) => `${start}+${length} ${key}`;
  return {
    find: (part: NamedPart): Buffer | undefined => parts.get(nameOf(part)),
    /** @param bytes of the part, which may be written over afterwards. */
    note(part: NamedPart, bytes: Buffer): void {
      const name = nameOf(part);
      if (names.has(name)) parts.set(name, Buffer.from(bytes));
      else names.set(name, true);
    },
  };
}
