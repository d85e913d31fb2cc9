import { type FileHandle, open } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';

type Kept = { handle: Promise<FileHandle>; readers: number; isLeft: boolean };

/** Files that are held open: a film is asked for in many parts. They count among those a process may open. */
const most = 12;
/** Milliseconds; what has been taken away from the disk is not held for longer. */
const longest = 30_000;

/** Reads parts of files, by what names their content (`contentKey`), and opens a file once for many of them. */
export function createPartReader() {
  const files = new LRUCache<string, Kept>({
    max: most,
    ttl: longest,
    ttlAutopurge: true,
    dispose: (kept) => {
      kept.isLeft = true;
      closeUnread(kept);
    },
  });
  return async (file: string, key: string, start: number, length: number): Promise<Buffer> => {
    const kept = files.get(key) ?? { handle: open(file), readers: 0, isLeft: false };
    kept.readers += 1;
    files.set(key, kept);
    try {
      const bytes = Buffer.allocUnsafe(length);
      const { bytesRead } = await (await kept.handle).read(bytes, 0, length, start);
      return bytes.subarray(0, bytesRead);
    } catch (error) {
      files.delete(key);
      throw error;
    } finally {
      kept.readers -= 1;
      closeUnread(kept);
    }
  };
}

function closeUnread({ handle, readers, isLeft }: Kept): void {
  if (!isLeft || readers > 0) return;
  handle.then(
    (opened) => opened.close(),
    () => {},
  );
}
